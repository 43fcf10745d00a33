"""What belongs together."""

from enum import Enum

DeviceInfo = dict


class DeviceEntryType(str, Enum):
    """Kinds of devices that are none."""

    SERVICE = "service"
