"""Middleware of all requests; `middleware` in `app.py` defines the order.

It wraps the whole ASGI application instead of being registered with Litestar, because Litestar runs middleware only
for requests with a route, while headers, limits and metrics also apply to unknown paths and to the pages.
"""
