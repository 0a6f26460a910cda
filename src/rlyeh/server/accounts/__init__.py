"""Who is who: passwords, cookies, and what one may ask how often."""
