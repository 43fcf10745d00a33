"""Names that integrations share."""

from enum import Enum

CONF_API_KEY = "api_key"
CONF_URL = "url"
CONF_VERIFY_SSL = "verify_ssl"


class Platform(str, Enum):
    """Kinds of entities."""

    CALENDAR = "calendar"
    TODO = "todo"
