"""The household's shopping list as a to-do list."""

from __future__ import annotations

from collections.abc import Awaitable

from homeassistant.components.todo import TodoItem, TodoItemStatus, TodoListEntity, TodoListEntityFeature
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError, ServiceValidationError
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from .client import ListEntry, MealwrightError, MealwrightScopeError
from .const import DOMAIN
from .coordinator import ListCoordinator, MealwrightConfigEntry
from .entity import MealwrightEntity

# Writes come one after another, as they were asked for.
PARALLEL_UPDATES = 1


async def async_setup_entry(
    hass: HomeAssistant, entry: MealwrightConfigEntry, async_add_entities: AddConfigEntryEntitiesCallback
) -> None:
    """Add the list of a household."""
    async_add_entities([ShoppingListEntity(entry.runtime_data.shopping)])


class ShoppingListEntity(MealwrightEntity[ListCoordinator], TodoListEntity):
    """What the plan needs, and what was added by hand."""

    _attr_supported_features = (
        TodoListEntityFeature.CREATE_TODO_ITEM
        | TodoListEntityFeature.UPDATE_TODO_ITEM
        | TodoListEntityFeature.DELETE_TODO_ITEM
    )

    def __init__(self, coordinator: ListCoordinator) -> None:
        """Prepare the list."""
        super().__init__(coordinator, "shopping_list")

    @property
    def todo_items(self) -> list[TodoItem] | None:
        """What is to be bought, and what was ticked off."""
        if self.coordinator.data is None:
            return None
        return [
            TodoItem(
                uid=one.uid,
                summary=one.text,
                status=TodoItemStatus.COMPLETED if one.is_ticked else TodoItemStatus.NEEDS_ACTION,
            )
            for one in self.coordinator.data.entries
        ]

    async def async_create_todo_item(self, item: TodoItem) -> None:
        """Add what the text names."""
        await self._write(self.coordinator.client.add(item.summary or ""))

    async def async_update_todo_item(self, item: TodoItem) -> None:
        """Tick or untick an entry, or say an own item in other words."""
        entry = self._entry(item.uid)
        text = (item.summary or "").strip()
        is_ticked = item.status == TodoItemStatus.COMPLETED
        if text != entry.text and not entry.is_own:
            raise ServiceValidationError(translation_domain=DOMAIN, translation_key="line_of_plan")
        if text == entry.text and is_ticked == entry.is_ticked:
            return
        await self._write(
            self.coordinator.client.change(
                entry.uid,
                text=text if text != entry.text else None,
                is_ticked=is_ticked if is_ticked != entry.is_ticked else None,
            )
        )

    async def async_delete_todo_items(self, uids: list[str]) -> None:
        """Take own items off the list. What the plan needs stays: ticked off it is done, and leaves with its meal."""
        entries = [self._entry(uid) for uid in uids]
        if any(not entry.is_own and not entry.is_ticked for entry in entries):
            raise ServiceValidationError(translation_domain=DOMAIN, translation_key="line_of_plan")
        for entry in entries:
            if entry.is_own:
                await self._write(self.coordinator.client.remove(entry.uid))

    def _entry(self, uid: str | None) -> ListEntry:
        for entry in self.coordinator.data.entries if self.coordinator.data else ():
            if entry.uid == uid:
                return entry
        raise ServiceValidationError(translation_domain=DOMAIN, translation_key="no_such_item")

    async def _write(self, call: Awaitable[object]) -> None:
        """Make a call and read the list as it then is."""
        try:
            await call
        except MealwrightScopeError as error:
            raise HomeAssistantError(
                translation_domain=DOMAIN,
                translation_key="missing_scope",
                translation_placeholders={"scope": error.scope or ""},
            ) from error
        except MealwrightError as error:
            raise HomeAssistantError(
                translation_domain=DOMAIN,
                translation_key="write_failed",
                translation_placeholders={"error": str(error)},
            ) from error
        finally:
            await self.coordinator.async_refresh()
