"""What every request passes before it reaches a route; `MIDDLEWARE` in `app.py` lists them in order.

They wrap the whole ASGI application instead of standing in Litestar's own list: that one is passed only by requests
that have found a route, and headers, limits and counting are for unknown paths and for the pages as well. Each is a
Litestar `ASGIMiddleware`.
"""
