"""Entries, and the dialogs that make them."""

from types import MappingProxyType
from typing import Generic, TypeVar

from .exceptions import ConfigEntryAuthFailed, ConfigEntryNotReady

ConfigFlowResult = dict
_Data = TypeVar("_Data")
HANDLERS = {}


class AbortFlow(Exception):
    """A dialog ends without an entry."""

    def __init__(self, reason):
        super().__init__(reason)
        self.reason = reason


class ConfigEntry(Generic[_Data]):
    """What was entered for one household."""

    def __init__(self, domain, title, data, unique_id):
        self.domain, self.title, self.unique_id = domain, title, unique_id
        self.data = MappingProxyType(dict(data))
        self.state = "not_loaded"
        self.platforms = ()
        self.reauth_flow = None

    def async_start_reauth(self, hass):
        """Begins to ask for another key, once."""
        if self.reauth_flow is None:
            self.reauth_flow = HANDLERS[self.domain](hass, entry=self)


class ConfigEntries:
    """All entries."""

    def __init__(self, hass):
        self.hass = hass
        self.entries = []

    async def async_setup(self, entry):
        """Sets an entry up, and says in its state what became of it."""
        try:
            done = await self.hass.integration(entry.domain).async_setup_entry(self.hass, entry)
            entry.state = "loaded" if done else "setup_error"
        except ConfigEntryAuthFailed:
            entry.state = "setup_error"
            entry.async_start_reauth(self.hass)
        except ConfigEntryNotReady:
            entry.state = "setup_retry"

    async def async_reload(self, entry):
        """Sets an entry up again."""
        if entry.state == "loaded":
            await self.hass.integration(entry.domain).async_unload_entry(self.hass, entry)
        await self.async_setup(entry)

    async def async_forward_entry_setups(self, entry, platforms):
        """Has each platform add its entities."""
        entry.platforms = tuple(platforms)
        for platform in platforms:
            added = []
            module = self.hass.integration(entry.domain, platform.value)
            await module.async_setup_entry(self.hass, entry, added.extend)
            for entity in added:
                entity.hass = self.hass
                await entity.async_added_to_hass()
                self.hass.entities[(platform.value, entity.unique_id)] = entity

    async def async_unload_platforms(self, entry, platforms):
        """Removes the entities of an entry."""
        for key in [key for key in self.hass.entities if key[0] in [one.value for one in platforms]]:
            await self.hass.entities.pop(key).async_will_remove_from_hass()
        return True


class ConfigFlow:
    """A dialog. Its steps answer forms, entries or the reason for which it ends."""

    def __init_subclass__(cls, *, domain=None, **kwargs):
        super().__init_subclass__(**kwargs)
        HANDLERS[domain] = cls
        cls.domain = domain

    def __init__(self, hass=None, entry=None):
        self.hass = hass
        self.entry = entry
        self.unique_id = None

    async def async_set_unique_id(self, unique_id):
        """Says for what the entry is."""
        self.unique_id = unique_id

    def _abort_if_unique_id_configured(self):
        if any(one.unique_id == self.unique_id for one in self.hass.config_entries.entries):
            raise AbortFlow("already_configured")

    def _abort_if_unique_id_mismatch(self, *, reason):
        if self.entry.unique_id != self.unique_id:
            raise AbortFlow(reason)

    def _get_reauth_entry(self):
        return self.entry

    def _get_reconfigure_entry(self):
        return self.entry

    def add_suggested_values_to_schema(self, schema, suggested):
        """The form's fields; what is suggested does not change what they take."""
        return schema

    def async_show_form(self, *, step_id, data_schema, errors, description_placeholders):
        """A form to fill in."""
        return {"type": "form", "step_id": step_id, "data_schema": data_schema, "errors": errors}

    def async_create_entry(self, *, title, data):
        """An entry for what was entered."""
        return {"type": "create_entry", "title": title, "data": data}

    def async_update_reload_and_abort(self, entry, *, data_updates):
        """An entry with other data, set up again."""
        entry.data = MappingProxyType({**entry.data, **data_updates})
        is_reauth = self is entry.reauth_flow
        entry.reauth_flow = None
        return {"type": "abort", "reason": f"{'reauth' if is_reauth else 'reconfigure'}_successful", "reload": entry}


async def take_step(flow, step, given=None):
    """Runs a step as the system does: what was entered fits the form, and what ends the dialog is its answer."""
    run = getattr(flow, f"async_step_{step}")
    try:
        shown = await run(flow.entry.data if step == "reauth" else None)
        if given is None:
            return shown
        result = await getattr(flow, f"async_step_{shown['step_id']}")(shown["data_schema"](given))
    except AbortFlow as end:
        return {"type": "abort", "reason": end.reason}
    entries = flow.hass.config_entries
    if result["type"] == "create_entry":
        entry = ConfigEntry(flow.domain, result["title"], result["data"], flow.unique_id)
        entries.entries.append(entry)
        await entries.async_setup(entry)
    if "reload" in result:
        await entries.async_reload(result.pop("reload"))
    return result
