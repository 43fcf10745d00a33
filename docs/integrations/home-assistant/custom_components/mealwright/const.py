"""Names and times of the Mealwright integration."""

from __future__ import annotations

from datetime import timedelta
import logging

DOMAIN = "mealwright"
LOGGER = logging.getLogger(__package__)

# Answers that are as they were cost the server little (304), and a key has 300 calls a minute.
LIST_INTERVAL = timedelta(seconds=60)
PLAN_INTERVAL = timedelta(minutes=10)
