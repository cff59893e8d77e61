"""Tell people what happened: notices, how each person wants to be told, and the mails, push messages and webhooks that
are sent from a queue in the database. docs/notices.md and docs/outgoing.md say what people can rely on.
"""

from rondel.server.notify.mail import Mail, try_mail
from rondel.server.notify.messages import (
    account_mail,
    enqueue_mail,
    refuse_without_mail,
    tell_of_new_password,
    unsubscribe,
)
from rondel.server.notify.notices import (
    NewNotice,
    add_notices,
    exported_notices,
    exported_places,
    forget_named,
    mark_seen,
    mentions_in,
    my_notices,
    notice_insert,
)
from rondel.server.notify.preferences import (
    choose,
    choose_for_table,
    confirmed_address,
    notice_settings,
    table_choices,
)
from rondel.server.notify.push import add_device, devices_of, remove_device, try_device
from rondel.server.notify.queue import NotSent, queue_line, remove_old_deliveries
from rondel.server.notify.scheduler import Scheduler
from rondel.server.notify.sender import Sender
from rondel.server.notify.turns import turn_notices
from rondel.server.notify.webhooks import new_webhook, remove_webhook, try_webhook, webhooks_of

__all__ = [
    "Mail",
    "NewNotice",
    "NotSent",
    "Scheduler",
    "Sender",
    "account_mail",
    "add_device",
    "add_notices",
    "choose",
    "choose_for_table",
    "confirmed_address",
    "devices_of",
    "enqueue_mail",
    "exported_notices",
    "exported_places",
    "forget_named",
    "mark_seen",
    "mentions_in",
    "my_notices",
    "new_webhook",
    "notice_insert",
    "notice_settings",
    "queue_line",
    "refuse_without_mail",
    "remove_device",
    "remove_old_deliveries",
    "remove_webhook",
    "table_choices",
    "tell_of_new_password",
    "try_device",
    "try_mail",
    "try_webhook",
    "turn_notices",
    "unsubscribe",
    "webhooks_of",
]
