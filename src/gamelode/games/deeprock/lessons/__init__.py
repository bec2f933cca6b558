"""How Deep Rock is taught: primer, words, coach, levels and lessons are the TOML files beside this."""
