"""What players see: the view, the names of things, the terminal; and what re-deals and audits know of it."""
