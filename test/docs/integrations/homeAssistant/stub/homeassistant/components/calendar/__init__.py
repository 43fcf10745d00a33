"""Calendars and their events."""

from dataclasses import dataclass
from datetime import datetime

from ...exceptions import HomeAssistantError
from ...helpers.entity import Entity
from ...util import dt as dt_util


@dataclass
class CalendarEvent:
    """An event: both ends are moments with a zone."""

    start: datetime
    end: datetime
    summary: str
    description: str | None = None
    location: str | None = None
    uid: str | None = None

    def __post_init__(self):
        if self.start.tzinfo is None or self.end.tzinfo is None or self.end < self.start or not self.summary:
            raise HomeAssistantError("Not an event")


class CalendarEntity(Entity):
    """A calendar."""

    @property
    def state(self):
        """Whether an event is now."""
        event = self.event
        return "on" if event and event.start <= dt_util.now() < event.end else "off"
