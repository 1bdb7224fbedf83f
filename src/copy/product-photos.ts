import type { DeepPartial } from "~/copy/merge";
import { productFormAr, productFormCopy } from "~/copy/product-form";

/** The same with what is done with each photo. */
export const productPhotosCopy = {
  ...productFormCopy,
  form: {
    ...productFormCopy.form,
    cover: "Portada",
    waiting: "En espera",
    dragPhoto: "Mover la foto {n}",
    cropPhoto: "Recortar la foto {n}",
    photoOptions: "Opciones de la foto {n}",
    makeCover: "Usar de portada",
    crop: "Recortar",
    removePhoto: "Borrar foto",
    photosOf: "Fotos de {name}",
    backToProduct: "Volver al producto",
    pickPhotos: "Elegir fotos",
    photoKinds: "JPEG, PNG, WebP, AVIF o HEIC, hasta 10 MB cada una. Hasta 12 fotos por producto.",
    uploading: "Subiendo la foto {n}: {percent} %",
    photoCount: "{n} de {limit} fotos. Arrástralas para ordenarlas: la primera es la portada.",
  },
};

export const productPhotosAr: DeepPartial<typeof productPhotosCopy> = {
  ...productFormAr,
  form: {
    ...productFormAr.form,
    photoCount: "{n} de {limit} fotos. Arrastralas para ordenarlas: la primera es la portada.",
  },
};

export const productPhotosTexts = { name: "product", neutral: productPhotosCopy, argentine: productPhotosAr } as const;
