"""A stand-in for the parts of Home Assistant that the integration uses: their names, arguments and order of calls."""
