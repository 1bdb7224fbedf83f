import type { VendorNoteKind } from "~/domain/product/import/vendors/vendor";

/** What the API says of the rows of an imported file. Worded so that it fits every country. */
export const apiImport = {
  problem: "«{name}» no se importó. {problem}",
  /** With the cell that is wrong. */
  problemOf: "«{name}» no se importó: «{value}». {problem}",
  keptPrice: "El precio de «{name}» bajaría más de 40 %: quedó en {before}; el archivo dice {after}.",
  emptyPrice: "Una celda vacía dejaría sin precio a «{name}»: quedó en {before}.",
  emptyStock: "Una celda vacía dejaría sin límite de stock a «{name}»: quedó en {before}.",
  photo: "La foto {url} de «{name}» no llegó. {reason}.",
  numbers: "En la columna «{heading}», «{text}» se leyó como {read}, y así las demás.",
  foreignCurrency: "La columna «{heading}» está en {currency}, que no es la moneda de la tienda: no se importó.",
  unusedColumn: "La columna «{heading}» no se importó: otra columna ya tiene ese dato.",
  title: "Se tomó como título de la categoría «{name}», no como producto.",
  noPrices: "El archivo no tiene una columna de precios: los productos nuevos entran sin precio.",
  byName: "El archivo no tiene ID ni código: los productos se reconocieron por su nombre.",
  vendor: {
    otherCategories: "«{name}» entró solo en su primera categoría; no en {detail}.",
    moreOptions: "«{name}» entró con sus primeras 3 opciones; no con {detail}.",
    moreVariants: "«{name}» entró con sus primeras 200 variantes.",
    sameVariant: "«{name}» tiene una variante repetida: entró la primera.",
    anyValue: "«{name}» tiene una variación para cualquier valor: entró como una variante por cada valor.",
    cut: "«{name}» tiene un texto demasiado largo: entró recortado.",
    currency: "«{name}» está en otra moneda: entró sin precio y pausado.",
    giftCard: "«{name}» es una tarjeta de regalo: no se importó.",
    grouped: "«{name}» es un producto agrupado: sus productos entraron uno por uno.",
    external: "«{name}» se vende en otro sitio: entró sin ese link.",
    noParent: "«{name}» es una variación y su producto no está en el archivo: no se importó.",
    noKey: "La fila no tiene nombre ni código: no se importó.",
    badPhoto: "«{name}» tiene direcciones de fotos que no sirven: esas fotos no vienen.",
    morePhotos: "«{name}» tiene más de 12 fotos: vienen las primeras 12.",
  } satisfies Record<VendorNoteKind, string>,
};
