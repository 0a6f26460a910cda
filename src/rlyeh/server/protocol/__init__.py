"""What travels over the socket of a table. docs/protocol.md explains it to people who write clients."""
