"""The session that integrations share."""


def async_get_clientsession(hass, verify_ssl=True):
    """The session of the system."""
    return hass.session
