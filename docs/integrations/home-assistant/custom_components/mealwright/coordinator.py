"""What is read again now and then, and shared by the entities of a household."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from datetime import timedelta
from typing import Generic, TypeAlias, TypeVar

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import ConfigEntryAuthFailed
from homeassistant.helpers.update_coordinator import DataUpdateCoordinator, UpdateFailed
from homeassistant.util import dt as dt_util

from .client import (
    MealwrightClient,
    MealwrightError,
    MealwrightKeyError,
    MealwrightScopeError,
    PlannedMeal,
    ShoppingList,
)
from .const import DOMAIN, LIST_INTERVAL, LOGGER, PLAN_INTERVAL

_Data = TypeVar("_Data")


@dataclass
class MealwrightData:
    """What an entry holds while it is set up."""

    client: MealwrightClient
    shopping: ListCoordinator
    plan: PlanCoordinator


MealwrightConfigEntry: TypeAlias = "ConfigEntry[MealwrightData]"


class MealwrightCoordinator(DataUpdateCoordinator[_Data], Generic[_Data]):
    """Reads with a household's key; a key that has ended, or reads too little, asks for another one."""

    config_entry: MealwrightConfigEntry
    kind: str
    interval: timedelta

    def __init__(self, hass: HomeAssistant, entry: MealwrightConfigEntry, client: MealwrightClient) -> None:
        """Prepare without reading."""
        super().__init__(
            hass, LOGGER, config_entry=entry, name=f"{DOMAIN} {self.kind}", update_interval=self.interval
        )
        self.client = client

    @abstractmethod
    async def _read(self) -> _Data:
        """Read what is coordinated."""

    async def _async_update_data(self) -> _Data:
        try:
            return await self._read()
        except MealwrightKeyError as error:
            raise ConfigEntryAuthFailed(translation_domain=DOMAIN, translation_key="key_ended") from error
        except MealwrightScopeError as error:
            raise ConfigEntryAuthFailed(
                translation_domain=DOMAIN,
                translation_key="missing_scope",
                translation_placeholders={"scope": error.scope or ""},
            ) from error
        except MealwrightError as error:
            raise UpdateFailed(
                translation_domain=DOMAIN,
                translation_key="update_failed",
                translation_placeholders={"error": str(error)},
            ) from error


class ListCoordinator(MealwrightCoordinator[ShoppingList]):
    """The shopping list."""

    kind = "list"
    interval = LIST_INTERVAL

    async def _read(self) -> ShoppingList:
        return await self.client.shopping_list()


class PlanCoordinator(MealwrightCoordinator[tuple[PlannedMeal, ...]]):
    """The planned meals from yesterday to in two weeks."""

    kind = "plan"
    interval = PLAN_INTERVAL

    async def _read(self) -> tuple[PlannedMeal, ...]:
        today = dt_util.now().date()
        return await self.client.planned(today - timedelta(days=1), today + timedelta(days=14))
