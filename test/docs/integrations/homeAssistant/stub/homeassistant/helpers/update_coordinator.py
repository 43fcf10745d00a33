"""Data that is read now and then; here only when a test says so, not by time."""

import asyncio
from typing import Generic, TypeVar

import aiohttp

from ..exceptions import ConfigEntryAuthFailed, ConfigEntryNotReady, HomeAssistantError
from .entity import Entity

_Data = TypeVar("_Data")
_Coordinator = TypeVar("_Coordinator")


class UpdateFailed(HomeAssistantError):
    """Reading failed."""


class DataUpdateCoordinator(Generic[_Data]):
    """Reads, and lets entities know."""

    def __init__(self, hass, logger, *, config_entry, name, update_interval):
        self.hass, self.logger, self.config_entry = hass, logger, config_entry
        self.name, self.update_interval = name, update_interval
        self.data = None
        self.last_update_success = True
        self.last_exception = None
        self._listeners = []

    def async_add_listener(self, listener):
        """Calls a listener after each read. Answers what ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def async_config_entry_first_refresh(self):
        """The first read: an entry is not set up without it."""
        await self._refresh(is_first=True)
        if not self.last_update_success:
            raise ConfigEntryNotReady from self.last_exception

    async def async_refresh(self):
        """Reads again."""
        await self._refresh(is_first=False)

    async def _refresh(self, *, is_first):
        try:
            self.data = await self._async_update_data()
            self.last_update_success = True
        except ConfigEntryAuthFailed as error:
            self.last_exception, self.last_update_success = error, False
            if is_first:
                raise
            self.config_entry.async_start_reauth(self.hass)
        except (UpdateFailed, aiohttp.ClientError, asyncio.TimeoutError) as error:
            self.last_exception, self.last_update_success = error, False
        for listener in list(self._listeners):
            listener()


class CoordinatorEntity(Entity, Generic[_Coordinator]):
    """An entity that shows what a coordinator has read."""

    def __init__(self, coordinator):
        super().__init__()
        self.coordinator = coordinator

    @property
    def available(self):
        """Whether the last read succeeded."""
        return self.coordinator.last_update_success

    async def async_added_to_hass(self):
        """Listens from now on."""
        await super().async_added_to_hass()
        self.async_on_remove(self.coordinator.async_add_listener(self.async_write_ha_state))
