"""Notifications: events for people, their preferences, and delivery by mail, push and webhook from a database queue.
docs/hosting.md (Delivery guarantees) describes the guarantees.
"""

from rondel.server.notify.mail import Mail, send_test_mail
from rondel.server.notify.messages import (
    account_mail,
    enqueue_mail,
    notify_password_changed,
    refuse_without_mail,
    unsubscribe,
)
from rondel.server.notify.notices import (
    NewNotice,
    add_notices,
    delete_notices_naming,
    exported_channels,
    exported_notices,
    mark_seen,
    mentions_in,
    my_notices,
    notice_insert,
)
from rondel.server.notify.preferences import (
    confirmed_address,
    notice_settings,
    save_preferences,
    save_table_preferences,
    table_preferences,
)
from rondel.server.notify.push import add_device, devices_of, remove_device, send_test_push
from rondel.server.notify.queue import DeliveryError, queue_summary, remove_old_deliveries
from rondel.server.notify.scheduler import Scheduler
from rondel.server.notify.sender import Sender
from rondel.server.notify.turns import turn_notices
from rondel.server.notify.webhooks import new_webhook, remove_webhook, send_test_webhook, webhooks_of

__all__ = [
    "DeliveryError",
    "Mail",
    "NewNotice",
    "Scheduler",
    "Sender",
    "account_mail",
    "add_device",
    "add_notices",
    "confirmed_address",
    "delete_notices_naming",
    "devices_of",
    "enqueue_mail",
    "exported_channels",
    "exported_notices",
    "mark_seen",
    "mentions_in",
    "my_notices",
    "new_webhook",
    "notice_insert",
    "notice_settings",
    "notify_password_changed",
    "queue_summary",
    "refuse_without_mail",
    "remove_device",
    "remove_old_deliveries",
    "remove_webhook",
    "save_preferences",
    "save_table_preferences",
    "send_test_mail",
    "send_test_push",
    "send_test_webhook",
    "table_preferences",
    "turn_notices",
    "unsubscribe",
    "webhooks_of",
]
