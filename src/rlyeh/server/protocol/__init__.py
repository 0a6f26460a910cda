"""The protocol of a table's socket. docs/protocol.md explains it to people who write clients."""
