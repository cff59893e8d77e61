"""Looking ahead: candidates played on by quick choices and judged."""
