"""HTTP interface: middleware, routes, errors and the OpenAPI document."""

from rondel.server.http.errors import EXCEPTION_HANDLERS
from rondel.server.http.guarded_protocol import MAX_HEAD_BYTES, GuardedProtocol, guarded
from rondel.server.http.middleware.admission import BasePath, BodyLimit, CheckHost, RateLimits
from rondel.server.http.middleware.identity import Csrf, Identity, RefuseBanned
from rondel.server.http.middleware.responses import Compression, Responses
from rondel.server.http.openapi import openapi_config
from rondel.server.http.pages import NOT_BUILT, Pages
from rondel.server.http.requests import refuse_noncanonical_numbers
from rondel.server.http.routes import HANDLERS

__all__ = [
    "EXCEPTION_HANDLERS",
    "HANDLERS",
    "MAX_HEAD_BYTES",
    "NOT_BUILT",
    "BasePath",
    "BodyLimit",
    "CheckHost",
    "Compression",
    "Csrf",
    "GuardedProtocol",
    "Identity",
    "Pages",
    "RateLimits",
    "RefuseBanned",
    "Responses",
    "guarded",
    "openapi_config",
    "refuse_noncanonical_numbers",
]
