"""The household's planned meals as a calendar."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from homeassistant.components.calendar import CalendarEntity, CalendarEvent
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback
from homeassistant.util import dt as dt_util

from .client import MealwrightError, PlannedMeal
from .const import DOMAIN
from .coordinator import MealwrightConfigEntry, PlanCoordinator
from .entity import MealwrightEntity

PARALLEL_UPDATES = 0

# Days of a household are days in Sydney, and meals are at these hours, as in the calendar that the server publishes.
ZONE = ZoneInfo("Australia/Sydney")
USUAL = {
    "BREAKFAST": (time(7, 30), timedelta(minutes=30)),
    "LUNCH": (time(12, 30), timedelta(minutes=45)),
    "DINNER": (time(18, 30), timedelta(minutes=60)),
}
OTHER = (time(15, 0), timedelta(minutes=30))


async def async_setup_entry(
    hass: HomeAssistant, entry: MealwrightConfigEntry, async_add_entities: AddConfigEntryEntitiesCallback
) -> None:
    """Add the calendar of a household."""
    async_add_entities([MealCalendarEntity(entry.runtime_data.plan)])


def event_of(meal: PlannedMeal) -> CalendarEvent:
    """Return the event of a planned meal."""
    begin, lasts = USUAL.get(meal.category, OTHER)
    start = datetime.combine(meal.day, begin, ZONE)
    about = [f"{meal.category.capitalize()} for {meal.serves}"]
    if meal.eaten_by:
        about.append(", ".join(meal.eaten_by))
    if meal.page_url:
        about.append(meal.page_url)
    return CalendarEvent(
        start=start, end=start + lasts, summary=meal.title, description="\n".join(about), uid=meal.id
    )


class MealCalendarEntity(MealwrightEntity[PlanCoordinator], CalendarEntity):
    """The meals that have a day: those of the current plan, and of past weeks."""

    def __init__(self, coordinator: PlanCoordinator) -> None:
        """Prepare the calendar."""
        super().__init__(coordinator, "meals")

    @property
    def event(self) -> CalendarEvent | None:
        """Return the meal that is eaten now, or the next one."""
        now = dt_util.now()
        events = sorted((event_of(meal) for meal in self.coordinator.data or ()), key=lambda one: one.start)
        return next((event for event in events if event.end > now), None)

    async def async_get_events(
        self, hass: HomeAssistant, start_date: datetime, end_date: datetime
    ) -> list[CalendarEvent]:
        """Return the meals within a time."""
        client = self.coordinator.client
        first, last = start_date.astimezone(ZONE).date(), end_date.astimezone(ZONE).date()
        try:
            meals = [*await client.planned(first, last)]
            if first < dt_util.now().astimezone(ZONE).date():
                meals.extend(await client.eaten(first, last))
        except MealwrightError as error:
            raise HomeAssistantError(
                translation_domain=DOMAIN,
                translation_key="update_failed",
                translation_placeholders={"error": str(error)},
            ) from error
        events = [event_of(meal) for meal in meals]
        return sorted(
            (event for event in events if event.end > start_date and event.start < end_date),
            key=lambda event: event.start,
        )
