"""Live tables: what happens at them, who sees what of it, and who keeps them going."""
