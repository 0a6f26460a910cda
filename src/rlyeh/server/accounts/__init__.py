"""Authentication and rate limits: passwords, cookies, and what one may ask how often."""
