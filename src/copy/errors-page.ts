import type { DeepPartial } from "~/copy/merge";

/** Verbatim from the specification: docs/product.md#error-page. */
export const errorsPageCopy = {
  notFound: {
    heading: "Página no encontrada",
    text: "Puede que el link esté mal escrito o que la tienda haya cambiado de dirección.",
    home: "VOLVER A LA PAGINA PRINCIPAL",
    /** For a path that matches no route. */
    unmatched: "Page Not Found: {path}",
  },
  failed: {
    heading: "Ocurrió un error",
    text: "Si el error persiste comunicate con soporte",
    unknown: "Error desconocido",
    retry: "Probar de nuevo",
    home: "Ir a la página principal",
  },
};

const errorsPageCopyAr: DeepPartial<typeof errorsPageCopy> = {};

export const errorsPageTexts = { name: "errorsPage", neutral: errorsPageCopy, argentine: errorsPageCopyAr } as const;
