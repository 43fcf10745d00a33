"""The Mealwright integration: a household's shopping list and planned meals (docs/product.md API-69)."""

from __future__ import annotations

from homeassistant.const import CONF_API_KEY, CONF_URL, CONF_VERIFY_SSL, Platform
from homeassistant.core import HomeAssistant
from homeassistant.helpers.aiohttp_client import async_get_clientsession

from .client import MealwrightClient
from .coordinator import ListCoordinator, MealwrightConfigEntry, MealwrightData, PlanCoordinator

PLATFORMS: list[Platform] = [Platform.CALENDAR, Platform.TODO]


async def async_setup_entry(hass: HomeAssistant, entry: MealwrightConfigEntry) -> bool:
    """Set up a household."""
    session = async_get_clientsession(hass, verify_ssl=entry.data.get(CONF_VERIFY_SSL, True))
    client = MealwrightClient(session, entry.data[CONF_URL], entry.data[CONF_API_KEY])
    shopping = ListCoordinator(hass, entry, client)
    plan = PlanCoordinator(hass, entry, client)
    await shopping.async_config_entry_first_refresh()
    await plan.async_config_entry_first_refresh()
    entry.runtime_data = MealwrightData(client, shopping, plan)
    await hass.config_entries.async_forward_entry_setups(entry, PLATFORMS)
    return True


async def async_unload_entry(hass: HomeAssistant, entry: MealwrightConfigEntry) -> bool:
    """Unload a household."""
    return await hass.config_entries.async_unload_platforms(entry, PLATFORMS)
