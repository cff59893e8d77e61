// Shapes of investors by seat, instead of colors: circle, square, diamond, hexagon, triangle, pentagon.
export const SHAPES = [
  { path: "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z", y: 12 },
  { path: "M2.5 2.5h19v19h-19z", y: 12 },
  { path: "M12 .5 23.5 12 12 23.5.5 12z", y: 12 },
  { path: "M6.2 1.8h11.6L23.5 12l-5.7 10.2H6.2L.5 12z", y: 12 },
  { path: "M12 1 23.5 22.5H.5z", y: 15.5 },
  { path: "M12 .8 23.4 9.2 19 22.5H5L.6 9.2z", y: 13 },
] as const;
