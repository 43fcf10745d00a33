"""How platforms add entities."""

from collections.abc import Callable, Iterable

AddConfigEntryEntitiesCallback = Callable[[Iterable[object]], None]
