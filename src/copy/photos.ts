import type { DeepPartial } from "~/copy/merge";
import { rowPhoto, rowPhotoAr } from "~/copy/row-photo";

/** Photos that upload by themselves, and the screen that takes many at once. */
export const photosCopy = {
  ...rowPhoto,
  title: "Cargar varias fotos",
  add: "Sumar fotos o un ZIP",
  pick: "Elegir fotos o un ZIP",
  camera: "Cámara",
  kinds: "Hasta 200 fotos por vez, o un ZIP de hasta 1\u00a0GB. Cada foto, hasta 40\u00a0MB.",
  emptyTitle: "Una foto, un producto",
  emptyText:
    "Elige muchas fotos juntas: cada una se vuelve un producto, o se suma al que ya tienes con ese código o nombre.",
  preparing: "Preparando {done} de {total} fotos",
  uploaded: "{done} de {total} fotos subidas",
  size: "{from} → {to}",
  alone: "Sigue con los nombres: las fotos suben solas, también si sales.",
  paused: "Sin conexión: siguen solas cuando vuelva. Quedan guardadas en este dispositivo.",
  matchedOne: "1 foto es de un producto que ya tienes",
  matchedMany: "{n} fotos son de productos que ya tienes",
  byCode: "Por el código: {file}",
  byName: "Por el nombre: {file}",
  byHandle: "Por su link de antes: {file}",
  byChoice: "Lo elegiste: {file}",
  another: "Es otro",
  anotherOf: "Es otro: {file}",
  choose: "Elegir el producto",
  isNew: "Es un producto nuevo",
  joinOne: "Sumar la foto",
  joinMany: "Sumar las {n} fotos",
  joinedOne: "1 foto sumada",
  joinedMany: "{n} fotos sumadas",
  newOne: "1 producto nuevo",
  newMany: "{n} productos nuevos",
  category: "Categoría de los productos nuevos",
  noCategory: "Sin categoría",
  name: "Nombre",
  namePlaceholder: "¿Qué es?",
  priceOf: "Precio de {name}",
  priceOfThis: "Precio de este producto",
  price: "Precio",
  photoOfThis: "Foto {n}",
  removed: "Foto quitada",
  undo: "Deshacer",
  readyNone: "Ninguno listo",
  readyOne: "1 listo",
  readyMany: "{n} listos",
  missing: "{n} sin nombre o precio",
  allReady: "Todos completos",
  actions: "Publicar",
  publishNone: "Publicar",
  publish: "Publicar {n}",
  publishedOne: "1 producto publicado",
  publishedMany: "{n} productos publicados",
  kept: "Guardado en este dispositivo: se publica solo, aunque salgas.",
  others: "Fotos de tus productos",
};

const photosCopyAr: DeepPartial<typeof photosCopy> = {
  ...rowPhotoAr,
  emptyText:
    "Elegí muchas fotos juntas: cada una se vuelve un producto, o se suma al que ya tenés con ese código o nombre.",
  alone: "Seguí con los nombres: las fotos suben solas, también si salís.",
  matchedOne: "1 foto es de un producto que ya tenés",
  matchedMany: "{n} fotos son de productos que ya tenés",
};

export const photosTexts = { name: "photos", neutral: photosCopy, argentine: photosCopyAr } as const;
