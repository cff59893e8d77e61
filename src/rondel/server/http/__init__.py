"""The HTTP interface: what every request passes, the routes, and the wire format."""
