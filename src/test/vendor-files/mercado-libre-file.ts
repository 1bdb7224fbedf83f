import writeXlsx, { type SheetData } from "write-excel-file/node";
import { PLAIN_PRODUCTS } from "./plain-products";

const KEYS = [
  "ITEM_ID",
  "VARIATION_ID",
  "SKU",
  "TITLE",
  "VARIATIONS",
  "QUANTITY",
  "PRICE",
  "CURRENCY_ID",
  "CONDITION",
  "SHIPPING_METHOD ",
  "LOCAL_PICKUP",
  "STATUS",
  "MANUFACTURING_TIME",
  "LISTING_TYPE_V3",
  "FEE_PER_SALE_MARKETPLACE_V2",
  "COST_OF_FINANCING_MARKETPLACE",
  "CATEGORY",
] as const;
type Row = Partial<Record<(typeof KEYS)[number], string | number>>;

function rows(): Row[] {
  const plain = PLAIN_PRODUCTS.map(
    ({ name, sku, price, stock, category }, at): Row => ({
      ITEM_ID: `MLA${100_000 + at}`,
      VARIATION_ID: "-",
      SKU: sku,
      TITLE: name,
      QUANTITY: stock,
      PRICE: price,
      CURRENCY_ID: "ARS",
      STATUS: "Activa",
      CATEGORY: `Hogar > ${category}`,
    }),
  );
  const remera: Row = {
    ITEM_ID: "MLA900001",
    TITLE: "Remera lisa",
    CURRENCY_ID: "ARS",
    STATUS: "Activa",
    CATEGORY: "Ropa",
  };
  return [
    ...plain,
    { ...remera, VARIATION_ID: "1", SKU: "REM-S", VARIATIONS: "Talle: S | Color: Rojo", QUANTITY: 3, PRICE: 12_000 },
    { ...remera, VARIATION_ID: "2", SKU: "REM-M", VARIATIONS: "Talle: M | Color: Rojo", QUANTITY: 0, PRICE: 13_500.5 },
    {
      ITEM_ID: "MLA900002",
      VARIATION_ID: "-",
      TITLE: "Inactiva",
      QUANTITY: 1,
      PRICE: 10,
      CURRENCY_ID: "ARS",
      STATUS: "Inactiva",
    },
    {
      ITEM_ID: "MLA900003",
      VARIATION_ID: "-",
      TITLE: "En dólares",
      QUANTITY: 1,
      PRICE: 99,
      CURRENCY_ID: "USD",
      STATUS: "Activa",
    },
  ];
}

/** 43 products with 2 variants; the sheet of the listings is the second one, with five rows below its headings. */
export async function mercadoLibreFile(): Promise<Uint8Array> {
  const cell = (value: string | number) =>
    typeof value === "number" ? { value, type: Number } : value === "" ? null : { value, type: String };
  const metadata = Array.from({ length: 5 }, (_, at) =>
    KEYS.map((key) => cell(at === 2 ? "Obligatorio" : `${key} ${at}`)),
  );
  const data: SheetData = [
    KEYS.map((key) => cell(key)),
    ...metadata,
    ...rows().map((row) => KEYS.map((key) => cell(row[key] ?? ""))),
  ];
  const help: SheetData = [[cell("Cómo cambiar tus publicaciones")]];
  const file = await writeXlsx([
    { sheet: "Ayuda", data: help },
    { sheet: "Publicaciones", data },
  ]).toBuffer();
  return new Uint8Array(file);
}
