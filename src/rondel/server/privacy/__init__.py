"""Personal data: what is exported to a person, deleted with them, and removed by age."""

from rondel.server.privacy import retention
from rondel.server.privacy.deletion import forget_person
from rondel.server.privacy.export import export_person
from rondel.server.privacy.retention import sweep_if_due

__all__ = ["export_person", "forget_person", "retention", "sweep_if_due"]
