"""The typed structures that go over the wire."""
