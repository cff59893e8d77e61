"""What goes over the wire, as types: answers, requests and stream messages, one file per subject.

The OpenAPI document and the browser's types are made from these structs (`python3 dev.py types`). Fields may be added;
none is renamed, reused or dropped. A field that can be left out has the default UNSET.
"""
