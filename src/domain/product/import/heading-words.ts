import { IMPORT_FIELDS, type ImportField, type ImportTarget } from "./import-fields";

/** Texts that are written one after the other, with commas. */
const listed = (texts: string): readonly string[] => texts.trim().split(/,\s+/);

/** Codes for tills, which are the product's code where no other column is. */
export const BARCODES = listed(
  "codigo barras, codigo barra, ean, gtin, upc, barcode, bar code, gtin upc ean or isbn, isbn",
);

/** Prices without a discount, which are the price where a list has no other. */
export const REGULAR_PRICES = listed("regular price, precio regular, precio normal, precio original, list price");

const optionHeadings = (n: number) =>
  listed(`opcion ${n}, nombre propiedad ${n}, option${n} name, variante ${n}, propiedad ${n}`);
const valueHeadings = (n: number) => listed(`valor ${n}, valor opcion ${n}, valor propiedad ${n}, option${n} value`);

/** Common headings, as `headingWords` writes them. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  id: listed("id, id producto, product id, identificador"),
  sku: [
    ...listed(`
    sku, codigo, codigo sku, codigo producto, codigo interno, codigo proveedor, codigo fabrica, referencia,
    articulo codigo, codigo articulo, codigo item, item code, product code, plu, numero articulo, numero parte, clave,
    variant sku
  `),
    ...BARCODES,
  ],
  name: listed(`
    nombre, producto, productos, titulo, articulo, articulos, nombre producto, nombre articulo, descripcion articulo,
    descripcion producto, descripcion corta, detalle articulo, detalle producto, title, name, item, product name,
    denominacion, concepto, mercaderia
  `),
  description: listed("descripcion, detalle, detalles, descripcion larga, body html, description, observaciones"),
  category: listed(`
    categoria, categorias, rubro, rubros, subrubro, sub rubro, familia, seccion, linea, departamento, grupo, tipo,
    category, categories, type
  `),
  // in the order in which one is taken for the price where a list has several
  price: listed(`
    precio venta publico, precio publico, precio venta, precio final, precio minorista, precio sugerido, precio lista,
    precio actual, precio contado, precio efectivo, precio, price, variant price, venta, minorista, lista 1, valor,
    importe, precio unitario, valor unitario, precio neto, precio mayorista, precio distribuidor, precio revendedor,
    mayorista, neto, sale price, selling price, unit price, precio oferta, precio promocional, precio rebajado
  `),
  previousPrice: [
    ...listed(`
    precio anterior, precio antes, precio tachado, precio sin descuento, antes, variant compare at price,
    compare at price
  `),
    ...REGULAR_PRICES,
  ],
  cost: listed(`
    costo, coste, costo unitario, precio costo, precio coste, precio compra, precio proveedor, valor costo,
    costo neto, ultimo costo, cost, cost per item
  `),
  stock: listed(`
    stock, cantidad, existencia, existencias, inventario, stock actual, stock disponible, cantidad disponible,
    disponible, disponibles, unidades, saldo, variant inventory qty, quantity, in stock, on hand, quantity on hand,
    cantidad on hand, stock quantity, available, inventory
  `),
  unit: listed("unidad, unidad medida, unidad venta, medida, se vende por, unit"),
  step: listed("se suma, paso, multiplo, incremento"),
  minQuantity: listed(`
    minimo, min, cantidad min, minimo pedido, cantidad minima, minimo compra, compra minima, pedido minimo
  `),
  paused: listed("pausado, pausada, oculto, pausar"),
  visible: listed("visible, activo, publicado, mostrar tienda, mostrar, published, habilitado"),
  offer: listed("oferta, ofertas, promo, promocion, destacado"),
  option1: [...optionHeadings(1), "opcion"],
  value1: valueHeadings(1),
  option2: optionHeadings(2),
  value2: valueHeadings(2),
  option3: optionHeadings(3),
  value3: valueHeadings(3),
};

const OPTION_HEADINGS = listed(`
  talle, talles, talla, tallas, tamano, tamanos, color, colores, sabor, sabores, aroma, material, modelo, variante,
  presentacion, estampado, size
`);

/** Headings of columns that suppliers' lists have and a shop does not need. */
const SKIPPED_HEADINGS = listed(`
  observacion, obs, nota, notas, fecha, vencimiento, iva, alicuota, alicuota iva, descuento, bonificacion, marca,
  proveedor, fabricante, origen, peso, foto, imagen, link, url, ubicacion, deposito, bulto, unidades bulto, subtotal,
  total, moneda
`);

/** Words that say nothing about the column. */
const EMPTY_WORDS = listed(
  "de, del, la, el, al, a, en, por, y, ars, usd, eur, mxn, clp, cop, pen, uyu, pesos, dolares",
);

/** Short and other forms of a heading's words. */
const FORMS: Record<string, readonly string[]> = {
  precio: listed("p, pr, prec, pcio, precios"),
  codigo: listed("cod, cdgo, codigos"),
  referencia: listed("ref"),
  articulo: listed("art, arts"),
  producto: listed("prod"),
  descripcion: listed("desc, descr, descrip"),
  cantidad: listed("cant, cantidades, qty"),
  categoria: listed("cat, categ"),
  rubro: listed("rub"),
  familia: listed("fam"),
  descuento: listed("dto"),
  bonificacion: listed("bonif"),
  unitario: listed("unit, unitaria"),
  unidad: listed("uni, unid"),
  "unidad medida": listed("um"),
  numero: listed("nro, num"),
  venta: listed("vta"),
  publico: listed("pub"),
  mayorista: listed("may"),
  sugerido: listed("sug"),
  anterior: listed("ant"),
  existencia: listed("exist"),
  inventario: listed("inv"),
  disponible: listed("disp"),
  observacion: listed("obs"),
  vencimiento: listed("vto"),
  proveedor: listed("prov"),
  "precio venta publico": listed("pvp"),
  "precio sugerido": listed("pvs"),
  "precio lista": listed("pl"),
};

/** What a word of a heading stands for; nothing for one that says nothing. */
export const wordForms = new Map<string, string | null>([
  ...Object.entries(FORMS).flatMap(([word, forms]) => forms.map((form) => [form, word] as const)),
  ...EMPTY_WORDS.map((word) => [word, null] as const),
]);

/** What a heading of these words says about its column. */
export const targetsByHeading = new Map<string, ImportTarget>([
  ...SKIPPED_HEADINGS.map((heading) => [heading, "skip"] as const),
  ...OPTION_HEADINGS.map((heading) => [heading, "option"] as const),
  ...IMPORT_FIELDS.flatMap((field) => HEADINGS[field].map((heading) => [heading, field] as const)),
]);

/** The place of a heading of prices among those; -1 for any other. */
export const priceRank = (heading: string): number => HEADINGS.price.indexOf(heading);
