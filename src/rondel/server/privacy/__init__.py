"""Personal data: export, deletion and retention."""

from rondel.server.privacy import retention
from rondel.server.privacy.deletion import delete_person
from rondel.server.privacy.export import export_person
from rondel.server.privacy.retention import clean_up_if_due

__all__ = ["clean_up_if_due", "delete_person", "export_person", "retention"]
