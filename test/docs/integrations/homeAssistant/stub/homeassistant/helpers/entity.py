"""What every entity has."""


class Entity:
    """An entity; what its class says in `_attr_…` is what it is."""

    hass = None
    written = 0

    def __init__(self):
        self._cleanups = []

    @property
    def unique_id(self):
        """Names it for ever."""
        return self._attr_unique_id

    @property
    def supported_features(self):
        """What can be done with it."""
        return getattr(self, "_attr_supported_features", 0)

    def async_write_ha_state(self):
        """Shows what it is now."""
        self.written += 1

    def async_on_remove(self, cleanup):
        """Calls this when it goes."""
        self._cleanups.append(cleanup)

    async def async_added_to_hass(self):
        """It is there."""

    async def async_will_remove_from_hass(self):
        """It goes."""
        for cleanup in self._cleanups:
            cleanup()
