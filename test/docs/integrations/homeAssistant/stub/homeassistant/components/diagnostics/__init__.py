"""What is handed to those who look for a fault."""


def async_redact_data(data, to_redact):
    """The data without what is secret."""
    return {name: "**REDACTED**" if name in to_redact else value for name, value in data.items()}
