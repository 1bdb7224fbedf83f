import type { PhotoFailureKey } from "~/domain/product/import/photo-failure";

/** Why photos of an import did not come. `{n}` is the number of the failure. */
export const importedPhotos = {
  failures: {
    notAddress: "No es una dirección de internet que podamos abrir",
    longAddress: "La dirección es demasiado larga",
    notPublic: "La dirección no es pública",
    unknownHost: "No encontramos ese sitio",
    gone: "La dirección ya no existe ({n})",
    forbidden: "El sitio no deja ver la foto ({n})",
    status: "El servidor contestó {n} en lugar de la foto",
    serverError: "El servidor tuvo un problema ({n})",
    busy: "El servidor no acepta más pedidos por ahora ({n})",
    timeout: "El servidor no contestó en {n} s",
    connection: "Se cortó la conexión con el servidor",
    redirects: "La dirección lleva a otra demasiadas veces",
    heavy: "Pesa {n} MB; el máximo es 10 MB",
    tooLarge: "Pesa más de {n} MB",
    tooManyPixels: "Tiene más de {n} megapíxeles",
    notPicture: "No es una foto",
    unsupported: "Es una animación, o es demasiado alargada",
    broken: "La foto está dañada",
    surplus: "Cada producto tiene hasta {n} fotos",
    full: "Ya tiene {n} fotos",
    productGone: "El producto ya no está",
    interrupted: "No pudimos guardarla",
  } satisfies Record<PhotoFailureKey, string>,
};
