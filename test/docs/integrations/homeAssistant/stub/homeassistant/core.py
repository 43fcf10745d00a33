"""The running system: its session, its entries and its entities."""

import importlib

from .config_entries import ConfigEntries


class HomeAssistant:
    """One system."""

    def __init__(self, session):
        self.session = session
        self.config_entries = ConfigEntries(self)
        self.entities = {}

    def integration(self, domain, module=None):
        """A module of a custom component."""
        return importlib.import_module(".".join(filter(None, ["custom_components", domain, module])))
