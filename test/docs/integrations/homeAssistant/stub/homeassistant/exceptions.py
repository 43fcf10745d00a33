"""Errors with keys of translated texts."""


class HomeAssistantError(Exception):
    """An error that is shown to people."""

    def __init__(self, *args, translation_domain=None, translation_key=None, translation_placeholders=None):
        super().__init__(*args)
        self.translation_domain = translation_domain
        self.translation_key = translation_key
        self.translation_placeholders = translation_placeholders


class ServiceValidationError(HomeAssistantError):
    """What was asked for cannot be done."""


class ConfigEntryError(HomeAssistantError):
    """An entry cannot be set up."""


class ConfigEntryNotReady(ConfigEntryError):
    """It may be set up later."""


class ConfigEntryAuthFailed(ConfigEntryError):
    """It needs another key."""
