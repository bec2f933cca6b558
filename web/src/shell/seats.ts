/** Every seat has a colour and a shape, so that neither need be told by colour alone. */
export interface SeatLook {
  colour: string;
  shape: string;
  path: string; // in a box of 20 by 20
}

export const SEAT_LOOKS: readonly SeatLook[] = [
  { colour: "#77DDFF", shape: "circle", path: "M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z" },
  { colour: "#BB2277", shape: "square", path: "M3 3H17V17H3Z" },
  { colour: "#DDCC66", shape: "triangle", path: "M10 2L19 17.5H1Z" },
  { colour: "#228833", shape: "diamond", path: "M10 1L19 10L10 19L1 10Z" },
  { colour: "#9977FF", shape: "hexagon", path: "M10 1.5L17.5 5.75V14.25L10 18.5L2.5 14.25V5.75Z" },
  {
    colour: "#EE7799",
    shape: "star",
    path: "M10 1L12.6 7.2L19.2 7.8L14.2 12.2L15.7 18.8L10 15.3L4.3 18.8L5.8 12.2L.8 7.8L7.4 7.2Z",
  },
];

const FIRST = SEAT_LOOKS[0] as SeatLook;
export const lookOf = (seat: number): SeatLook => SEAT_LOOKS[seat % SEAT_LOOKS.length] ?? FIRST;
