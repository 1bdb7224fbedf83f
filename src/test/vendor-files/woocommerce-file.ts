import Papa from "papaparse";
import { linesOf, PLAIN_PRODUCTS } from "./plain-products";

const ATTRIBUTES = (n: number) => [
  `Attribute ${n} name`,
  `Attribute ${n} value(s)`,
  `Attribute ${n} visible`,
  `Attribute ${n} global`,
  `Attribute ${n} default`,
];
const ENGLISH = [
  ...'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (kg),Length (cm),Width (cm),Height (cm),Allow customer reviews?,Purchase note,Sale price,Regular price,Categories,Tags,Shipping class,Images,Download limit,Download expiry days,Parent,Grouped products,Upsells,Cross-sells,External URL,Button text,Position,Brands'
    .split(/,(?=\S)/)
    .map((heading) => heading.replaceAll('"', "")),
  ...ATTRIBUTES(1),
  ...ATTRIBUTES(2),
];
const SPANISH = [
  ..."ID,Tipo,SKU,Nombre,Publicado,¿Está destacado?,Visibilidad en el catálogo,Descripción corta,Descripción,Día en que empieza el precio rebajado,Día en que termina el precio rebajado,Estado del impuesto,Clase de impuesto,¿Existencias?,Inventario,Cantidad de bajo inventario,¿Permitir reservas de productos agotados?,¿Vendido individualmente?,Peso (kg),Longitud (cm),Anchura (cm),Altura (cm),¿Permitir valoraciones de clientes?,Nota de compra,Precio rebajado,Precio normal,Categorías,Etiquetas,Clase de envío,Imágenes,Límite de descargas,Días de caducidad de la descarga,Superior,Productos agrupados,Ventas dirigidas,Ventas cruzadas,URL externa,Texto del botón,Posición".split(
    ",",
  ),
  ...[1, 2].flatMap((n) => [
    `Nombre del atributo ${n}`,
    `Valor(es) del atributo ${n}`,
    `Atributo visible ${n}`,
    `Atributo global ${n}`,
    `Atributo por defecto ${n}`,
  ]),
];
const SPANISH_NAMES: Record<string, string> = {
  Type: "Tipo",
  Name: "Nombre",
  Published: "Publicado",
  "Visibility in catalog": "Visibilidad en el catálogo",
  "Short description": "Descripción corta",
  Description: "Descripción",
  "Date sale price starts": "Día en que empieza el precio rebajado",
  "Date sale price ends": "Día en que termina el precio rebajado",
  "In stock?": "¿Existencias?",
  Stock: "Inventario",
  "Backorders allowed?": "¿Permitir reservas de productos agotados?",
  "Sale price": "Precio rebajado",
  "Regular price": "Precio normal",
  Categories: "Categorías",
  Images: "Imágenes",
  Parent: "Superior",
  "Attribute 1 name": "Nombre del atributo 1",
  "Attribute 1 value(s)": "Valor(es) del atributo 1",
  "Attribute 2 name": "Nombre del atributo 2",
  "Attribute 2 value(s)": "Valor(es) del atributo 2",
};

type Row = Record<string, string | number>;

/** `decimal` is how the site writes amounts. */
function rows(photos: string, decimal: "." | ","): Row[] {
  const money = (amount: number) => amount.toFixed(2).replace(".", decimal);
  const shown = { Published: 1, "Visibility in catalog": "visible", "In stock?": 1, "Backorders allowed?": 0 };
  const plain = PLAIN_PRODUCTS.map(
    ({ name, handle, sku, price, stock, category }, at): Row => ({
      ID: 100 + at,
      Type: "simple",
      SKU: sku,
      Name: name,
      ...shown,
      Description: `<p>${name}.</p>\\n<p>Hecho a mano.</p>`,
      Stock: stock,
      "In stock?": stock > 0 ? 1 : 0,
      "Regular price": money(price),
      Categories: category,
      Images: at < 5 ? `${photos}/${handle}.jpg, ${photos}/${handle}-2.jpg?a=1,2` : "",
    }),
  );
  return [
    ...plain,
    {
      ID: 44,
      Type: "variable",
      SKU: "",
      Name: "Remera lisa",
      ...shown,
      "Short description": "Algodón",
      Description: "<ul><li>Peinado</li></ul>",
      Categories: "Ropa > Remeras, Ofertas",
      "Attribute 1 name": "Talle",
      "Attribute 1 value(s)": "S, M",
      "Attribute 2 name": "Color",
      "Attribute 2 value(s)": "Rojo, Azul",
    },
    {
      ID: 45,
      Type: "variation",
      SKU: "REM-S",
      Name: "Remera lisa - S, Rojo",
      Published: 1,
      "In stock?": 1,
      Stock: 3,
      "Regular price": money(12_000),
      Parent: "id:44",
      "Attribute 1 name": "Talle",
      "Attribute 1 value(s)": "S",
      "Attribute 2 name": "Color",
      "Attribute 2 value(s)": "Rojo",
    },
    // any colour: one variant for each
    {
      ID: 46,
      Type: "variation",
      SKU: "REM-M",
      Name: "Remera lisa - M",
      Published: 1,
      "In stock?": 0,
      "Regular price": money(13_500.5),
      Parent: "id:44",
      "Attribute 1 name": "Talle",
      "Attribute 1 value(s)": "M",
      "Attribute 2 name": "Color",
    },
    {
      ID: 50,
      Type: "variable",
      SKU: "GORRA",
      Name: "Gorra",
      ...shown,
      "Attribute 1 name": "Color",
      "Attribute 1 value(s)": "Negro, Azul\\, marino",
    },
    {
      ID: 51,
      Type: "variation",
      Name: "Gorra - Negro",
      Published: 1,
      "In stock?": 1,
      "Regular price": money(700),
      Parent: "GORRA",
      "Attribute 1 name": "Color",
      "Attribute 1 value(s)": "Negro",
    },
    {
      ID: 60,
      Type: "simple",
      Name: "En oferta",
      ...shown,
      "Sale price": money(80),
      "Regular price": money(100),
      "Date sale price starts": "2026-11-01",
      "Date sale price ends": "2026-11-20",
    },
    {
      ID: 61,
      Type: "simple",
      Name: "Oferta pasada",
      ...shown,
      "Sale price": money(80),
      "Regular price": money(100),
      "Date sale price ends": "2026-11-19",
    },
    { ID: 62, Type: "simple, virtual", Name: "Privado", Published: 0, "Regular price": money(10) },
    { ID: 63, Type: "simple", Name: "Borrador", Published: -1, "Regular price": money(10) },
    {
      ID: 64,
      Type: "simple",
      Name: "Escondido",
      ...shown,
      "Visibility in catalog": "hidden",
      "Regular price": money(10),
    },
    { ID: 65, Type: "grouped", Name: "Juego completo", ...shown },
    { ID: 66, Type: "external", Name: "En otro sitio", ...shown, "Regular price": money(10) },
    { ID: 67, Type: "variation", Name: "Huérfana", Published: 1, "Regular price": money(10), Parent: "id:999" },
    {
      ID: 68,
      Type: "simple",
      Name: "Por encargo",
      ...shown,
      Stock: 0,
      "Backorders allowed?": "notify",
      "Regular price": money(10),
    },
  ];
}

/** 49 products with 4 variants, a group and an orphan; 10 photos. A site in English. */
export const englishWooFile = (photos: string): Uint8Array =>
  new TextEncoder().encode(`\ufeff${Papa.unparse(linesOf(ENGLISH, rows(photos, ".")), { newline: "\n" })}`);

/** The same on a site in Spanish, which writes amounts with a comma. */
export function spanishWooFile(photos: string): Uint8Array {
  const translated = rows(photos, ",").map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [SPANISH_NAMES[name] ?? name, value])),
  );
  return new TextEncoder().encode(Papa.unparse(linesOf(SPANISH, translated)));
}
