/** What the photos over the whole screen say, apart from the rest: they are loaded when one is opened. */
export const photoZoom = {
  close: "Cerrar",
  previous: "Foto anterior",
  next: "Foto siguiente",
  larger: "Acercar",
  smaller: "Alejar",
};
