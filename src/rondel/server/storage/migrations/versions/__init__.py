"""Migrations, one file per schema change."""
