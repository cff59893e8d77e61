"""Facts for clients: catalogue, editions, rules."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from rondel.server.http.answers import ApiRequest, Json, documented, json
from rondel.server.services import services_of
from rondel.server.tables import catalogue

CATALOGUE = {
    "editions": [{"id": "imperial", "title": "Imperial", "nations": []}],
    "options": [{"key": "cash", "values": ["open", "hidden"], "default": "open", "rule": "R6.6"}],
    "bots": [{"name": "greedy", "description": "takes what pays most at once"}],
    "rules_version": "1",
    "languages": ["en", "de", "it", "pl"],
}


@get("/api/catalogue", responses=documented(CATALOGUE), summary="Editions, options, bots, languages")
async def get_catalogue(request: ApiRequest) -> Json:
    return json(catalogue.catalogue(services_of(request).bots.names))


@get(
    "/api/editions/{edition_id:str}",
    responses=documented({"id": "imperial", "title": "Imperial", "regions": []}),
    summary="The board and tables of an edition",
)
async def get_edition(edition_id: Annotated[str, PathParameter(max_length=40)]) -> Json:
    return json(catalogue.edition_facts(edition_id))


@get(
    "/api/rules",
    responses=documented([{"number": "R8.7", "title": "The price", "text": "…"}]),
    summary="The rules reference",
)
async def get_rules(
    language: Annotated[str, QueryParameter(name="lang", max_length=8, description="en, de, it or pl")] = "en",
) -> Json:
    return json(catalogue.rule_texts(language))


handlers = [get_catalogue, get_edition, get_rules]
