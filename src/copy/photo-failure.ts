import type { DeepPartial } from "~/copy/merge";

/** A photo that was not uploaded: texts of a product's form that other screens show. */
export const photoFailureCopy = {
  retryPhoto: "Reintentar",
  photoOffline: "No se pudo subir. Revisa la conexión y reinténtalo.",
};

export const photoFailureCopyAr: DeepPartial<typeof photoFailureCopy> = {
  photoOffline: "No se pudo subir. Revisá la conexión y reintentá.",
};

export const photoFailureTexts = {
  name: "product",
  neutral: { form: photoFailureCopy },
  argentine: { form: photoFailureCopyAr },
} as const;
