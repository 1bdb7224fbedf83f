import type { DeepPartial } from "~/copy/merge";

/** The site-wide settings of a super-user. */
export const siteCopy = {
  social: {
    /** Replaces a name of 25 characters or more (docs/product.md#social-pages). */
    visitFacebook: "Visita nuestro Facebook",
    visitInstagram: "Visita nuestro Instagram",
  },
  settings: {
    title: "El sitio",
    hint: "Aviso para todos los paneles y WhatsApp de soporte",
    section: "Ajustes del sitio",
    headerMessage: "Aviso arriba de cada pantalla",
    headerMessageHint: "Lo ven todas las cuentas hasta que lo cierran. Vacío, no se muestra nada.",
    headerMessagePlaceholder: "El domingo a las 6 hacemos mejoras: puede haber cortes de unos minutos.",
    whatsapp: "WhatsApp de soporte",
    whatsappHint: "Con el código del país; sin él, cuenta como de Argentina (+54).",
    whatsappPlaceholder: "+54 9 11 5874-9895",
    optional: "(opcional)",
    brand: {
      title: "Marca y categoría especial",
      hint: "Nombre, logo, redes, colores y la categoría de ofertas",
      name: "Nombre del sitio",
      images: "Imágenes",
      logo: "Logo",
      special: "Imagen de la categoría especial",
      noPhoto: "Imagen de lo que no tiene foto",
      change: "Cambiar",
      changed: "Imagen cambiada",
      remove: "Quitar",
      removed: "Imagen quitada",
      specialShown: "Va en su página y entre las categorías de cada tienda.",
      specialNone: "Sin imagen, las tiendas muestran solo el nombre.",
      tooLarge: "La imagen puede pesar hasta 10 MB.",
      social: "Redes",
      fburl: "Dirección de Facebook",
      fbname: "Nombre en Facebook",
      instaurl: "Dirección de Instagram",
      instaname: "Nombre en Instagram",
      optional: "(opcional)",
      colours: "Colores",
      coloursHint:
        "Pintan el panel, las páginas públicas y los mails. Donde un color no se puede leer, el tercero ocupa su lugar.",
      colorFirst: "Primer color",
      colorSecond: "Segundo color",
      colorThird: "Tercer color",
      colorBg: "Color de fondo",
      colourExample: "#0c2be8",
      specialTitle: "Categoría especial",
      specialText: "Muestra los productos en oferta de cada tienda. Cambiar su dirección deja de llevar a la de antes.",
      specialCatName: "Nombre",
      specialCatUrl: "Dirección",
      specialCatDescription: "Descripción",
      specialCatPaused: "Pausada",
      pausedHint: "Ninguna tienda la muestra.",
    },
    paymentBanner: "Recordatorio del último pago",
    paymentBannerHint: "Se muestra 5 segundos al abrir el panel a quien pagó hace más de 28 días.",
  },
};

const siteCopyAr: DeepPartial<typeof siteCopy> = {
  social: { visitFacebook: "Visitá nuestro Facebook", visitInstagram: "Visitá nuestro Instagram" },
};

export const siteTexts = { name: "site", neutral: siteCopy, argentine: siteCopyAr } as const;
