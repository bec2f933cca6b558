"""What creatures do: emerging, hunting, attacking, dying."""
