"""Times."""

from datetime import datetime, timezone


def now():
    """This moment."""
    return datetime.now(timezone.utc)
