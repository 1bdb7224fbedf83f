/** The bar that says on every screen that photos are being uploaded. */
const photoBar = {
  label: "Fotos",
  one: "Subiendo 1 foto…",
  many: "Subiendo {n} fotos…",
  waitingOne: "1 foto en espera",
  waitingMany: "{n} fotos en espera",
  failedOne: "1 foto no se pudo subir",
  failedMany: "{n} fotos no se pudieron subir",
  see: "Ver",
};

export const photoBarTexts = { name: "photoBar", neutral: photoBar } as const;
