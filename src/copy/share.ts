import type { DeepPartial } from "~/copy/merge";

const many = (n: number, one: string, more: string, shown: string) => (n === 1 ? one : more.replace("{n}", shown));

/** `/compartir`: the poster and the PDF catalogue. */
export const shareCopy = {
  instagram: "Instagram",
  instagramCopied: "Enlace copiado. Pégalo en tu perfil o en una historia de Instagram.",

  /** The product feed's URL for Google Merchant and Meta. */
  feed: {
    title: "Google e Instagram",
    text: "Con este enlace tus productos aparecen en Google Shopping y en la tienda de Instagram y Facebook.",
    copy: "Copiar",
    copied: "Enlace de productos copiado",
    copyFailed: "No se pudo copiar. Mantén apretado el enlace para copiarlo.",
    how: "Cómo se usa",
    steps: [
      "Google: entra a Merchant Center, Productos, Fuentes de datos, y agrega un archivo con este enlace.",
      "Instagram y Facebook: entra al Administrador de ventas, Catálogo, Orígenes de datos, Lista de datos, y pega el enlace.",
      "Elige que se lea todos los días. Los precios, las ofertas y el stock se actualizan solos.",
    ] as readonly string[],
    leftOut: "Los productos sin precio o sin foto no se incluyen: Google y Meta no los aceptan.",
  },

  poster: {
    title: "Cartel para el local",
    text: "Hoja A4 con tu código QR, lista para imprimir.",
    open: "Ver el cartel",
    back: "Volver a Mi tienda",
    print: "Imprimir",
    hint: "En la ventana de impresión también puedes guardarlo como PDF.",
    layout: "Diseño",
    layouts: { band: "Color", awning: "Toldo", plain: "Sin color" },
    preview: "Así sale impreso",
    scan: "Escanea y mira todo el catálogo",
    order: "Pide por WhatsApp",
    visit: "Haz tu pedido aquí",
  },

  pdf: {
    title: "Catálogo en PDF",
    text: "Con fotos, precios, código QR y enlace, para mandar o imprimir.",
    scope: "¿Qué productos?",
    all: "Todos los productos",
    offers: "Solo las ofertas",
    make: "Armar el PDF",
    makeAgain: "Armar otro",
    waiting: "Preparando el PDF…",
    progress: "Armando el PDF: {done} de {total} productos",
    leave: "Puedes seguir usando el panel.",
    cancel: "Cancelar",
    failed: "No pudimos armar el PDF. Prueba otra vez.",
    download: "Descargar PDF",
    facts: "Precios al {date} · {size}",
    expires: "Queda guardado hasta el {date}.",
  },

  /** Texts in the PDF file. */
  book: {
    fileName: "catalogo-{shop}",
    offersFile: "ofertas",
    title: "Catálogo",
    offers: "Ofertas",
    prices: (date: string) => `Precios al ${date}`,
    products: (n: number, shown: string) => many(n, "1 producto", "{n} productos", shown),
    scan: "Escanea el código o entra a",
    order: "Pide por WhatsApp",
    others: "Otros productos",
    ask: "Consultar precio",
    from: "Desde",
    before: "Antes",
    offer: "Oferta",
    soldOut: "Sin stock",
    page: (page: number, pages: number) => `Página ${page} de ${pages}`,
    noPhoto: "Sin foto",
  },
};

export const shareCopyAr: DeepPartial<typeof shareCopy> = {
  instagramCopied: "Enlace copiado. Pegalo en tu perfil o en una historia de Instagram.",
  feed: {
    copyFailed: "No se pudo copiar. Mantené apretado el enlace para copiarlo.",
    steps: [
      "Google: entrá a Merchant Center, Productos, Fuentes de datos, y agregá un archivo con este enlace.",
      "Instagram y Facebook: entrá al Administrador de ventas, Catálogo, Orígenes de datos, Lista de datos, y pegá el enlace.",
      "Elegí que se lea todos los días. Los precios, las ofertas y el stock se actualizan solos.",
    ],
  },
  poster: {
    hint: "En la ventana de impresión también podés guardarlo como PDF.",
    scan: "Escaneá y mirá todo el catálogo",
    order: "Pedí por WhatsApp",
    visit: "Hacé tu pedido acá",
  },
  pdf: {
    leave: "Podés seguir usando el panel.",
    failed: "No pudimos armar el PDF. Probá otra vez.",
  },
  book: {
    scan: "Escaneá el código o entrá a",
    order: "Pedí por WhatsApp",
  },
};
