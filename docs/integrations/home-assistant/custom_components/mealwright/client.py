"""Calls of a Mealwright server over /api/v2, with a personal key. Knows nothing of Home Assistant."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import date
import re
from typing import Any
from urllib.parse import quote
from uuid import uuid4

import aiohttp

TIMEOUT = aiohttp.ClientTimeout(total=20)
TRIES = 3
# Seconds before a call is sent again, unless the server asks for more: then the call has failed.
LONGEST_WAIT = 5
MOST_HISTORY_PAGES = 12


class MealwrightError(Exception):
    """A call failed. The text is for people, and holds no key."""


class MealwrightKeyError(MealwrightError):
    """The key is unknown, expired or revoked; `reason` says which."""

    def __init__(self, text: str, reason: str | None) -> None:
        super().__init__(text)
        self.reason = reason


class MealwrightScopeError(MealwrightError):
    """The key may not do this; `scope` names what would do, if the server says it."""

    def __init__(self, text: str, scope: str | None) -> None:
        super().__init__(text)
        self.scope = scope


class MealwrightUnavailableError(MealwrightError):
    """No answer, or one that may be another soon: no network, a server that is down or busy, too many calls."""


class MealwrightRefusedError(MealwrightError):
    """What was sent is wrong, or names what is not there (400, 404, 409)."""


@dataclass(frozen=True)
class Household:
    """The household for which a key acts."""

    id: str
    name: str


@dataclass(frozen=True)
class ListEntry:
    """Something to buy. `uid` names it among lines of the plan and own items."""

    uid: str
    text: str
    is_ticked: bool

    @property
    def is_own(self) -> bool:
        """Whether it was added by hand: only such entries have other words, or can be removed."""
        return self.uid.startswith("item:")


@dataclass(frozen=True)
class ShoppingList:
    """The household's list."""

    version: int
    # None as long as a meal of the plan has no serves.
    left_count: int | None
    entries: tuple[ListEntry, ...]


@dataclass(frozen=True)
class PlannedMeal:
    """A row of a plan that has a day and something to eat."""

    id: str
    day: date
    # BREAKFAST, LUNCH or DINNER; new ones may come.
    category: str
    title: str
    serves: int
    eaten_by: tuple[str, ...]
    page_url: str | None


class MealwrightClient:
    """Calls of one server with one key."""

    def __init__(self, session: aiohttp.ClientSession, url: str, key: str) -> None:
        self._session = session
        self._url = url.rstrip("/")
        self._key = key
        # The last answer of each address with its ETag: what has not changed is not sent again.
        self._answers: dict[str, tuple[str, Any]] = {}

    async def household(self) -> Household:
        """The household of the key; every key may read that."""
        query = {"query": "{ viewer { household { id name } } }"}
        body = await self._call("POST", "/graphql", json=query, headers={"Graph-Ids": "1"})
        household = _in(body, "data", "viewer", "household")
        if not isinstance(household, dict):
            raise MealwrightUnavailableError("The server answered no household")
        return Household(id=household["id"], name=household["name"])

    async def shopping_list(self) -> ShoppingList:
        """What is to be bought or was ticked off (LIST_READ)."""
        body = await self._read("/api/v2/list")
        lines = [
            ListEntry(f"line:{line['key']}", line["text"], line["isTicked"])
            for line in body["lines"] or ()
            if line["isToBuy"] or line["isTicked"]
        ]
        items = [ListEntry(f"item:{item['id']}", item["text"], item["isTicked"]) for item in body["items"]]
        return ShoppingList(body["version"], body["leftCount"], (*lines, *items))

    async def add(self, text: str) -> str:
        """Adds what a text names (LIST_WRITE), and answers the uid of the entry that holds it."""
        body = await self._write("POST", "/api/v2/list/items", {"text": text})
        return f"item:{body['id']}"

    async def change(self, uid: str, *, text: str | None = None, is_ticked: bool | None = None) -> None:
        """Ticks an entry or gives an own item other words (LIST_READ and LIST_WRITE)."""
        change = {"text": text, "isTicked": is_ticked}
        await self._write("PATCH", _path_of(uid), {name: said for name, said in change.items() if said is not None})

    async def remove(self, uid: str) -> None:
        """Takes an own item off the list (LIST_WRITE)."""
        await self._write("DELETE", _path_of(uid))

    async def planned(self, first: date, last: date) -> tuple[PlannedMeal, ...]:
        """What the current plan has from one day to another (PLAN_READ)."""
        body = await self._read(f"/api/v2/plan/rows?from={first.isoformat()}&to={last.isoformat()}")
        return _meals_of(body["rows"], first, last)

    async def eaten(self, first: date, last: date) -> tuple[PlannedMeal, ...]:
        """What past weeks had from one day to another (PLAN_READ)."""
        found: list[PlannedMeal] = []
        after = ""
        for _page in range(MOST_HISTORY_PAGES):
            body = await self._read(f"/api/v2/history{after}")
            for week in body["weeks"]:
                found.extend(_meals_of(week["rows"], first, last))
            days = [week["lastDay"] for week in body["weeks"] if week["lastDay"]]
            if not body["next"] or (days and max(days) < first.isoformat()):
                break
            after = f"?after={quote(body['next'], safe='')}"
        return tuple(found)

    async def _read(self, path: str) -> Any:
        """The body of an address; the one from before where it has not changed."""
        etag, known = self._answers.get(path, (None, None))
        body = await self._call("GET", path, headers={"If-None-Match": etag} if etag else None, known=known)
        return body

    async def _write(self, method: str, path: str, json: Any = None) -> Any:
        """A call that is done once, also when its answer is lost and it is sent again."""
        return await self._call(method, path, json=json, headers={"Idempotency-Key": str(uuid4())})

    async def _call(
        self, method: str, path: str, *, json: Any = None, headers: dict[str, str] | None = None, known: Any = None
    ) -> Any:
        for attempt in range(1, TRIES + 1):
            try:
                return await self._call_once(method, path, json, headers or {}, known)
            except _TryAgainError as again:
                if attempt == TRIES or again.seconds > LONGEST_WAIT:
                    raise MealwrightUnavailableError(str(again)) from again.__cause__
                await asyncio.sleep(again.seconds)
        raise AssertionError("unreachable")

    async def _call_once(self, method: str, path: str, json: Any, headers: dict[str, str], known: Any) -> Any:
        headers = {"Authorization": f"Bearer {self._key}", "Accept": "application/json", **headers}
        try:
            async with self._session.request(
                method, self._url + path, json=json, headers=headers, timeout=TIMEOUT, allow_redirects=False
            ) as response:
                if response.status == 304:
                    return known
                body = await _json_of(response)
                _check(response, body)
                if method == "GET" and (etag := response.headers.get("ETag")):
                    self._remember(path, etag, body)
                return body
        except (aiohttp.ClientError, asyncio.TimeoutError) as error:
            raise _TryAgainError(f"No answer from {self._url}: {error or type(error).__name__}", 0.5) from error

    def _remember(self, path: str, etag: str, body: Any) -> None:
        self._answers.pop(path, None)
        self._answers[path] = (etag, body)
        if len(self._answers) > 20:
            self._answers.pop(next(iter(self._answers)))


class _TryAgainError(Exception):
    def __init__(self, text: str, seconds: float) -> None:
        super().__init__(text)
        self.seconds = seconds


async def _json_of(response: aiohttp.ClientResponse) -> Any:
    try:
        return await response.json(content_type=None)
    except ValueError:
        return None


def _check(response: aiohttp.ClientResponse, body: Any) -> None:
    """Raises what a status and a body say is wrong."""
    status = response.status
    errors = body.get("errors") if isinstance(body, dict) else None
    failure = errors[0] if isinstance(errors, list) and errors else {}
    if 200 <= status < 300 and not failure and isinstance(body, dict):
        return
    challenge = response.headers.get("WWW-Authenticate", "")
    text = _text_of(body) or f"The server answered {status}"
    if status == 401:
        raise MealwrightKeyError(text, _in(failure, "extensions", "reason"))
    if status == 403:
        scope = re.search(r'scope="([^"]*)"', challenge)
        raise MealwrightScopeError(text, scope.group(1) if scope else None)
    if status in (429, 502, 503, 504):
        seconds = response.headers.get("Retry-After", "1")
        raise _TryAgainError(text, float(seconds) if seconds.isdigit() else 1.0)
    if status in (400, 404, 409, 415):
        raise MealwrightRefusedError(text)
    raise MealwrightUnavailableError(text)


def _text_of(body: Any) -> str | None:
    """What an answer says for people."""
    for path in (("detail",), ("error",), ("errors", 0, "message")):
        text = _in(body, *path)
        if isinstance(text, str):
            return text
    return None


def _in(value: Any, *path: str | int) -> Any:
    for name in path:
        if isinstance(name, int):
            value = value[name] if isinstance(value, list) and len(value) > name else None
        else:
            value = value.get(name) if isinstance(value, dict) else None
    return value


def _path_of(uid: str) -> str:
    kind, _, name = uid.partition(":")
    folder = "items" if kind == "item" else "lines"
    return f"/api/v2/list/{folder}/{quote(name, safe='')}"


def _meals_of(rows: list[dict[str, Any]], first: date, last: date) -> tuple[PlannedMeal, ...]:
    dated = ((row, date.fromisoformat(row["date"])) for row in rows if row["date"] and row["title"])
    return tuple(
        PlannedMeal(
            id=row["id"],
            day=day,
            category=row["category"],
            title=row["title"],
            serves=row["serves"],
            eaten_by=tuple(one["name"] for one in row["eatenBy"]),
            page_url=_in(row, "content", "recipe", "pageUrl"),
        )
        for row, day in dated
        if first <= day <= last
    )
