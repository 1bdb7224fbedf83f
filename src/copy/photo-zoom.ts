/** Texts of the full-screen photo viewer, in a file of their own: loaded when a photo is opened. */
export const photoZoom = {
  close: "Cerrar",
  previous: "Foto anterior",
  next: "Foto siguiente",
  larger: "Acercar",
  smaller: "Alejar",
};
