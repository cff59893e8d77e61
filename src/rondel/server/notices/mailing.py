"""A mail about one notice or several: text and HTML, the position as a picture, and a way never to get one again.

No picture is fetched from anywhere, nothing is counted, and every link leads to this server.
"""

from __future__ import annotations

from html import escape
from typing import Any
from urllib.parse import quote

from rondel.locales import text
from rondel.server.config import Settings
from rondel.server.notices.links import ALL, Meant, token_of
from rondel.server.notices.wording import Told, question_of, sentence_of, table_address, title_of

# Mail programs know little CSS; those that know dark mode know this.
_STYLE = """
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 12px; background: #f6f2ea; color: #221c15;
  font: 16px/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { display: block; max-width: 640px; margin: 0 auto; }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 8px; }
h2 { font-size: 17px; margin: 24px 0 4px; }
p { margin: 0 0 12px; }
img { display: block; max-width: 100%; height: auto; border-radius: 8px; margin: 0 0 16px; }
a.go { display: inline-block; padding: 10px 18px; border-radius: 8px; background: #00616b; color: #ffffff;
  font-weight: 600; text-decoration: none; }
footer { margin-top: 32px; font-size: 13px; color: #5f5548; }
footer a { color: inherit; }
@media (prefers-color-scheme: dark) {
  body { background: #171a1c; color: #f3efe6; }
  footer { color: #b9b2a5; }
  a.go { background: #62e6da; color: #071315; }
}
"""


def mail_of(
    settings: Settings, told: list[Told], language: str, secret: bytes, meant: Meant, image: str | None = None
) -> dict[str, Any]:
    """The content of a mail. `meant`: of whom, and what the link in it ends; `image`: the position, in base64."""
    say = text(language)
    many = len(told) > 1 or meant.kind == ALL
    link = f"{settings.public_url}/unsubscribe?token={quote(token_of(secret, meant))}"
    all_link = f"{settings.public_url}/unsubscribe?token={quote(token_of(secret, Meant(meant.user_id, ALL)))}"
    subject = say("notice-digest-subject", count=len(told)) if many else title_of(told[0], language)
    lines, html = [], []
    for each in told:
        said, question = sentence_of(each, language), question_of(each, language)
        address = table_address(settings, each.game_id)
        lines += [said, *([question] if question else []), address, ""]
        tag = "h2" if many else "h1"
        html.append(f"<{tag}>{escape(question or said)}</{tag}>")
        if question:
            html.append(f"<p>{escape(said)}</p>")
        if image:
            alt = escape(say("notice-picture", table=each.table), quote=True)
            html.append(f'<img src="cid:position" width="640" alt="{alt}">')
        opens = escape(say("notice-open-table" if each.game_id else "notice-open-lobby"))
        html.append(f'<p><a class="go" href="{escape(address, quote=True)}">{opens}</a></p>')
    ending = [] if meant.kind == ALL else [(say("notice-stop-kind"), link)]
    ending += [(say("notice-stop-all"), all_link), (say("notice-change"), f"{settings.public_url}/settings#notices")]
    lines += ["--", say("notice-why"), *(f"{words}: {where}" for words, where in ending)]
    links = " · ".join(f'<a href="{escape(where, quote=True)}">{escape(words)}</a>' for words, where in ending)
    return {
        "subject": subject,
        "text": "\n".join(lines) + "\n",
        "html": _page(language, subject, "".join(html), f"<p>{escape(say('notice-why'))}</p><p>{links}</p>"),
        "images": [{"cid": "position", "png": image}] if image else [],
        "headers": {"List-Unsubscribe": f"<{link}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"},
    }


def _page(language: str, title: str, body: str, footer: str) -> str:
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>"
        f'<body><main role="main">{body}<footer>{footer}</footer></main></body></html>'
    )
