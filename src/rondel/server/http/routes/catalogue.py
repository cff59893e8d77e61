"""Facts for clients: catalogue, editions, rules."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from rondel.server.http.answers import ApiRequest
from rondel.server.services import services_of
from rondel.table import catalogue
from rondel.wire.catalogue import Catalogue, EditionFacts, RuleText


@get("/api/catalogue", summary="Editions, options, bots, languages")
async def get_catalogue(request: ApiRequest) -> Catalogue:
    return catalogue.catalogue(services_of(request).bots.names)


@get(
    "/api/editions/{edition_id:str}",
    summary="The board and tables of an edition",
)
async def get_edition(edition_id: Annotated[str, PathParameter(max_length=40)]) -> EditionFacts:
    return catalogue.edition_facts(edition_id)


@get(
    "/api/rules",
    summary="The rules reference",
)
async def get_rules(
    language: Annotated[
        str, QueryParameter(name="lang", max_length=35, description="a language tag: de, pt-BR")
    ] = "en",
) -> list[RuleText]:
    return catalogue.rule_texts(language)


handlers = [get_catalogue, get_edition, get_rules]
