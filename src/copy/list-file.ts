import type { DeepPartial } from "~/copy/merge";

export const listFileCopy = {
  title: "Precios en un archivo",
  back: "Volver a la lista",
  download: {
    title: "1. Descarga la lista",
    text: "Tiene una fila por producto y por variante. Cambia los precios de la última columna y guarda el archivo.",
    xlsx: "Excel",
    csv: "CSV",
  },
  upload: {
    title: "2. Sube los precios",
    text: "También sirve una lista tuya: alcanza con el código o el nombre de cada producto y su precio. Hasta 2.000 filas.",
    drop: "Elegir o soltar el archivo",
    hint: "Excel (.xlsx) o CSV, hasta 5 MB",
    reading: "Leyendo el archivo…",
    column: "Columna con los precios de la lista",
    noColumn: "Elige la columna",
    offline: "Sin conexión: para leer el archivo hace falta internet.",
    nothing: "Todos los precios del archivo son los que la lista ya tiene.",
    noPrices: "No encontramos precios en el archivo: elige la columna que los tiene.",
  },
  unread: {
    title: { one: "1 fila no se leyó", many: "{n} filas no se leyeron" },
    line: "Fila {line}: {text}",
    unknown: "no está en esta lista",
    ambiguous: "varios productos se llaman así: usa el código",
    price: "no es un precio",
    more: "Y {n} más.",
  },
  empty: {
    one: "1 fila sin precio queda como está.",
    many: "{n} filas sin precio quedan como están.",
  },
  sheet: "Lista",
  file: "lista-{name}",
  headings: {
    id: "ID",
    variantId: "ID de variante",
    sku: "Código",
    name: "Nombre",
    variant: "Variante",
    publicPrice: "Precio público",
    listPrice: "Precio en {name}",
  },
};
export type ListFileCopy = typeof listFileCopy;

const argentine: DeepPartial<ListFileCopy> = {
  download: {
    title: "1. Bajá la lista",
    text: "Tiene una fila por producto y por variante. Cambiá los precios de la última columna y guardá el archivo.",
  },
  upload: {
    title: "2. Subí los precios",
    noColumn: "Elegí la columna",
    noPrices: "No encontramos precios en el archivo: elegí la columna que los tiene.",
  },
  unread: { ambiguous: "varios productos se llaman así: usá el código" },
};

export const listFileTexts = { name: "listFile", neutral: listFileCopy, argentine } as const;
