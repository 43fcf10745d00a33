"""Asks for the address of a server and a personal key."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

import voluptuous as vol

from homeassistant.config_entries import ConfigFlow, ConfigFlowResult
from homeassistant.const import CONF_API_KEY, CONF_URL, CONF_VERIFY_SSL
from homeassistant.helpers.aiohttp_client import async_get_clientsession

from .client import (
    Household,
    MealwrightClient,
    MealwrightError,
    MealwrightKeyError,
    MealwrightScopeError,
)
from .const import DOMAIN, LOGGER

USER_SCHEMA = vol.Schema(
    {
        vol.Required(CONF_URL): str,
        vol.Required(CONF_API_KEY): str,
        vol.Optional(CONF_VERIFY_SSL, default=True): bool,
    }
)
KEY_SCHEMA = vol.Schema({vol.Required(CONF_API_KEY): str})
EXAMPLE_URL = "https://mealwright.example"


class MealwrightConfigFlow(ConfigFlow, domain=DOMAIN):
    """One entry for each household."""

    VERSION = 1

    async def async_step_user(self, user_input: dict[str, Any] | None = None) -> ConfigFlowResult:
        """Set up a household."""
        errors: dict[str, str] = {}
        if user_input is not None:
            given = _tidied(user_input)
            errors, household = await self._check(given)
            if household:
                await self.async_set_unique_id(household.id)
                self._abort_if_unique_id_configured()
                return self.async_create_entry(title=household.name, data=given)
        return self._form("user", USER_SCHEMA, user_input, errors)

    async def async_step_reconfigure(self, user_input: dict[str, Any] | None = None) -> ConfigFlowResult:
        """Change address or key of a household."""
        entry = self._get_reconfigure_entry()
        errors: dict[str, str] = {}
        if user_input is not None:
            given = _tidied(user_input)
            errors, household = await self._check(given)
            if household:
                await self.async_set_unique_id(household.id)
                self._abort_if_unique_id_mismatch(reason="other_household")
                return self.async_update_reload_and_abort(entry, data_updates=given)
        shown = user_input or {name: said for name, said in entry.data.items() if name != CONF_API_KEY}
        return self._form("reconfigure", USER_SCHEMA, shown, errors)

    async def async_step_reauth(self, entry_data: Mapping[str, Any]) -> ConfigFlowResult:
        """Begin to ask for another key, since the one there is has ended or reads too little."""
        return await self.async_step_reauth_confirm()

    async def async_step_reauth_confirm(self, user_input: dict[str, Any] | None = None) -> ConfigFlowResult:
        """Ask for another key."""
        entry = self._get_reauth_entry()
        errors: dict[str, str] = {}
        if user_input is not None:
            given = _tidied({**entry.data, **user_input})
            errors, household = await self._check(given)
            if household:
                await self.async_set_unique_id(household.id)
                self._abort_if_unique_id_mismatch(reason="other_household")
                return self.async_update_reload_and_abort(entry, data_updates={CONF_API_KEY: given[CONF_API_KEY]})
        return self._form("reauth_confirm", KEY_SCHEMA, None, errors)

    def _form(
        self, step: str, schema: vol.Schema, shown: Mapping[str, Any] | None, errors: dict[str, str]
    ) -> ConfigFlowResult:
        return self.async_show_form(
            step_id=step,
            data_schema=self.add_suggested_values_to_schema(schema, shown),
            errors=errors,
            description_placeholders={"example_url": EXAMPLE_URL},
        )

    async def _check(self, given: Mapping[str, Any]) -> tuple[dict[str, str], Household | None]:
        """Try what the integration reads. Whether the key may write shows when it does."""
        session = async_get_clientsession(self.hass, verify_ssl=given.get(CONF_VERIFY_SSL, True))
        client = MealwrightClient(session, given[CONF_URL], given[CONF_API_KEY])
        try:
            household = await client.household()
            await client.shopping_list()
            await client.planned(date.today(), date.today())
        except MealwrightKeyError:
            return {CONF_API_KEY: "invalid_auth"}, None
        except MealwrightScopeError:
            return {CONF_API_KEY: "missing_scope"}, None
        except MealwrightError:
            return {"base": "cannot_connect"}, None
        except Exception:  # noqa: BLE001
            LOGGER.exception("Unexpected answer of the server")
            return {"base": "unknown"}, None
        return {}, household


def _tidied(given: Mapping[str, Any]) -> dict[str, Any]:
    """Return address and key without what was copied along."""
    url = given[CONF_URL].strip().rstrip("/")
    if "://" not in url:
        url = f"https://{url}"
    return {**given, CONF_URL: url, CONF_API_KEY: given[CONF_API_KEY].strip()}
