"""What the entities of a household have in common."""

from __future__ import annotations

from typing import TypeVar

from homeassistant.const import CONF_URL
from homeassistant.helpers.device_registry import DeviceEntryType, DeviceInfo
from homeassistant.helpers.update_coordinator import CoordinatorEntity

from .const import DOMAIN
from .coordinator import MealwrightCoordinator

_Coordinator = TypeVar("_Coordinator", bound=MealwrightCoordinator)


class MealwrightEntity(CoordinatorEntity[_Coordinator]):
    """An entity of a household."""

    _attr_has_entity_name = True

    def __init__(self, coordinator: _Coordinator, key: str) -> None:
        """Name it within the household."""
        super().__init__(coordinator)
        entry = coordinator.config_entry
        assert entry.unique_id is not None
        self._attr_unique_id = f"{entry.unique_id}_{key}"
        self._attr_translation_key = key
        self._attr_device_info = DeviceInfo(
            identifiers={(DOMAIN, entry.unique_id)},
            entry_type=DeviceEntryType.SERVICE,
            name=entry.title,
            manufacturer="Mealwright",
            configuration_url=entry.data[CONF_URL],
        )
