"""What helps to find a fault: no key, no address, and nothing of what a household eats or buys."""

from __future__ import annotations

from typing import Any

from homeassistant.components.diagnostics import async_redact_data
from homeassistant.const import CONF_API_KEY, CONF_URL
from homeassistant.core import HomeAssistant

from .coordinator import MealwrightConfigEntry


async def async_get_config_entry_diagnostics(hass: HomeAssistant, entry: MealwrightConfigEntry) -> dict[str, Any]:
    """Return counts, and whether the last reads succeeded."""
    data = entry.runtime_data
    shopping, plan = data.shopping.data, data.plan.data
    return {
        "entry": async_redact_data(dict(entry.data), {CONF_API_KEY, CONF_URL}),
        "list": {
            "is_read": data.shopping.last_update_success,
            "version": shopping.version if shopping else None,
            "left": shopping.left_count if shopping else None,
            "lines": sum(not one.is_own for one in shopping.entries) if shopping else None,
            "own_items": sum(one.is_own for one in shopping.entries) if shopping else None,
        },
        "plan": {
            "is_read": data.plan.last_update_success,
            "meals": len(plan) if plan is not None else None,
        },
    }
