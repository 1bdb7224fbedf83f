import type { DeepPartial } from "~/copy/merge";
import { photoLink, photoLinkAr } from "~/copy/photo-link";

/** The photo of a row, and what leads to many at once. */
export const rowPhoto = {
  ...photoLink,
  photoOf: "Foto de {name}",
  sent: "Subida",
  waiting: "En espera",
  uploading: "Subiendo, {percent} por ciento",
  retry: "Probar otra vez",
  retryOf: "Probar otra vez con {name}",
  remove: "Quitar la foto de {name}",
  tookPhoto: "La foto sube sola.",
  problems: {
    tooMany: "Pueden ser hasta {limit} fotos por vez: quedaron {n} afuera.",
    notPictures: "{n} archivos no son fotos que podamos usar. Prueba con JPEG, PNG, WebP, AVIF o HEIC.",
    notPicture: "«{file}» no es una foto que podamos usar. Prueba con JPEG, PNG, WebP, AVIF o HEIC.",
    tooLarge: "«{file}» es demasiado grande: cada foto puede tener hasta 40 MB.",
    brokenFile: "«{file}» está dañada dentro del ZIP: las demás siguen.",
    noPhotos: "El ZIP no tiene fotos. Puede tener JPEG, PNG, WebP, AVIF o HEIC.",
    notStored: "Este navegador no puede guardar fotos. Libera espacio, o sal del modo incógnito, y prueba de nuevo.",
    archive: {
      broken: "No pudimos abrir el ZIP: está dañado, o sus nombres no son los de un ZIP de fotos. Créalo de nuevo.",
      encrypted: "El ZIP tiene contraseña. Créalo de nuevo sin ella.",
      tooLarge: "El ZIP es demasiado grande: puede tener hasta 1 GB. Divídelo en dos.",
      tooManyEntries: "El ZIP tiene demasiados archivos: puede tener hasta 2.000. Deja solo las fotos.",
      tooManyFiles: "El ZIP tiene más de 200 fotos. Divídelo en dos.",
      fileTooLarge: "Una foto del ZIP es demasiado grande: cada una puede tener hasta 40 MB.",
    },
  },
};

export const rowPhotoAr: DeepPartial<typeof rowPhoto> = {
  ...photoLinkAr,
  problems: {
    notPictures: "{n} archivos no son fotos que podamos usar. Probá con JPEG, PNG, WebP, AVIF o HEIC.",
    notPicture: "«{file}» no es una foto que podamos usar. Probá con JPEG, PNG, WebP, AVIF o HEIC.",
    notStored: "Este navegador no puede guardar fotos. Liberá espacio, o salí del modo incógnito, y probá de nuevo.",
    archive: {
      broken: "No pudimos abrir el ZIP: está dañado, o sus nombres no son los de un ZIP de fotos. Crealo de nuevo.",
      encrypted: "El ZIP tiene contraseña. Crealo de nuevo sin ella.",
      tooLarge: "El ZIP es demasiado grande: puede tener hasta 1 GB. Dividilo en dos.",
      tooManyEntries: "El ZIP tiene demasiados archivos: puede tener hasta 2.000. Dejá solo las fotos.",
      tooManyFiles: "El ZIP tiene más de 200 fotos. Dividilo en dos.",
    },
  },
};

export const rowPhotoTexts = { name: "photos", neutral: rowPhoto, argentine: rowPhotoAr } as const;
