"""The auction: market, bids and turn order."""
