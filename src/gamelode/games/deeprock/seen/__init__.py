"""What players and watchers see: views, names, drawings; and what is hidden from them."""
