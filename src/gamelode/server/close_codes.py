"""Why the server closes a connection, as numbers. The page gives up where trying again cannot help."""

CRASHED = 1011
NO_HELLO = 4400
GONE = 4404
TOO_SLOW = 4408
TOO_BIG = 4409
TOO_FAST = 4429
TOO_MANY = 4430
