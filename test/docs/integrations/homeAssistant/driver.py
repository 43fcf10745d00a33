"""Does one command a line, of the integration's client or within the stand-in of Home Assistant, and answers a line of JSON."""

import asyncio
from dataclasses import asdict, is_dataclass
from datetime import date, datetime
import json
import os
from pathlib import Path
import sys

sys.dont_write_bytecode = True
HERE = Path(__file__).parent
ROOT = Path.cwd() / "docs" / "integrations" / "home-assistant"
sys.path[:0] = [str(ROOT), str(HERE / "stub")]

import aiohttp  # noqa: E402


def plain(value):
    """What JSON can say of a value."""
    if is_dataclass(value):
        return asdict(value)
    if isinstance(value, (date, datetime)):
        return value.isoformat()
    raise TypeError(type(value).__name__)


def client_commands(session):
    """The client alone, imported as a file: it needs nothing of Home Assistant."""
    sys.path.insert(0, str(ROOT / "custom_components" / "mealwright"))
    import client as module

    assert not any(name.startswith("homeassistant") for name in sys.modules)
    sys.path.pop(0)
    one = module.MealwrightClient(session, os.environ["BASE"], os.environ["KEY"])
    day = date.fromisoformat

    async def call(name, *words, **said):
        if name in ("planned", "eaten"):
            words = [day(word) for word in words]
        return await getattr(one, name)(*words, **said)

    return {"call": call}


def system_commands(session):
    """The integration within the stand-in."""
    from homeassistant.components import todo
    from homeassistant.config_entries import HANDLERS, take_step
    from homeassistant.core import HomeAssistant

    hass = HomeAssistant(session)
    hass.integration("mealwright", "config_flow")

    def entry():
        return hass.config_entries.entries[0]

    def entity(platform):
        (found,) = [one for (kind, _), one in hass.entities.items() if kind == platform]
        return found

    def shown(result):
        return {name: value for name, value in result.items() if name in ("type", "step_id", "errors", "reason", "title")}

    async def user(given):
        return shown(await take_step(HANDLERS["mealwright"](hass), "user", given))

    async def reconfigure(given):
        return shown(await take_step(HANDLERS["mealwright"](hass, entry=entry()), "reconfigure", given))

    async def reauth(given):
        return shown(await take_step(entry().reauth_flow, "reauth", given))

    async def setup():
        await hass.config_entries.async_reload(entry())

    async def state():
        one = entry()
        kinds = sorted(kind for kind, _ in hass.entities)
        return {"state": one.state, "title": one.title, "entities": kinds, "asks": one.reauth_flow is not None}

    async def items():
        one = entity("todo")
        return {
            **{"id": one.unique_id, "state": one.state, "isAvailable": one.available, "written": one.written},
            "items": [{"uid": item.uid, "summary": item.summary, "status": item.status.value} for item in one.todo_items],
        }

    async def action(name, *words, **said):
        await getattr(todo, name)(entity("todo"), *words, **said)

    async def refresh(platform):
        await entity(platform).coordinator.async_refresh()

    async def event():
        one = entity("calendar")
        return {"state": one.state, "event": one.event}

    async def events(first, last):
        moments = [datetime.fromisoformat(one) for one in (first, last)]
        return await entity("calendar").async_get_events(hass, *moments)

    async def diagnostics():
        return await hass.integration("mealwright", "diagnostics").async_get_config_entry_diagnostics(hass, entry())

    async def unload():
        return await hass.integration("mealwright").async_unload_entry(hass, entry())

    return {
        one.__name__: one
        for one in (
            *(user, reconfigure, reauth, setup, state, items, action),
            *(refresh, event, events, diagnostics, unload),
        )
    }


async def main():
    """Answers each command until there are no more."""
    loop = asyncio.get_running_loop()
    async with aiohttp.ClientSession() as session:
        commands = (client_commands if sys.argv[1] == "client" else system_commands)(session)
        while line := await loop.run_in_executor(None, sys.stdin.readline):
            name, words, said = json.loads(line)
            try:
                answer = {"value": await commands[name](*words, **said)}
            except Exception as error:  # noqa: BLE001
                about = {name: value for name, value in vars(error).items() if value is not None}
                answer = {"error": type(error).__name__, "text": str(error), **about}
            print(json.dumps(answer, default=plain), flush=True)


asyncio.run(main())
