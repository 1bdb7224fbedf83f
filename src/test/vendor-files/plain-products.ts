/** What every fixture sells, besides the odd cases of its vendor: 40 products of a shop for the house. */
const NAMES = [
  "Mate imperial",
  "Bombilla pico de loro",
  "Termo de acero",
  "Yerbera de cuero",
  "Azucarera",
  "Pava silbadora",
  "Taza esmaltada",
  "Plato hondo",
  "Plato playo",
  "Ensaladera",
  "Bandeja de mimbre",
  "Panera",
  "Repasador de lino",
  "Delantal",
  "Agarradera",
  "Individual tejido",
  "Servilletas de tela",
  "Mantel redondo",
  "Vela de soja",
  "Sahumerio",
  "Difusor de varillas",
  "Jabón de miel",
  "Jabón de avena",
  "Esponja vegetal",
  "Toalla de mano",
  "Toallón",
  "Alfombra de baño",
  "Canasto de ropa",
  "Canasto chico",
  "Maceta de barro",
  "Maceta colgante",
  "Regadera",
  "Cuaderno cosido",
  "Libreta de bolsillo",
  "Lapicera",
  "Bolsa de algodón",
  "Mochila plegable",
  "Cartuchera",
  "Almohadón bordado",
  "Manta tejida",
] as const;

export interface PlainProduct {
  name: string;
  handle: string;
  sku: string;
  /** In whole units of the money. */
  price: number;
  stock: number;
  category: string;
}

const CATEGORIES = ["Mate", "Cocina", "Textil", "Aromas", "Papelería"];

export const PLAIN_PRODUCTS: readonly PlainProduct[] = NAMES.map((name, at) => ({
  name,
  handle: name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(" ", "-"),
  sku: `CASA-${String(at + 1).padStart(3, "0")}`,
  price: 1_000 + at * 250,
  stock: at % 7,
  category: CATEGORIES[at % CATEGORIES.length] ?? "Mate",
}));

/** Rows by heading as the lines of a file: exactly these headings, in this order. */
export function linesOf(headings: readonly string[], rows: readonly Record<string, string | number>[]): string[][] {
  const unknown = rows.flatMap((row) => Object.keys(row)).find((heading) => !headings.includes(heading));
  if (unknown !== undefined) throw new Error(`The vendor's file has no column ${unknown}`);
  return [[...headings], ...rows.map((row) => headings.map((heading) => String(row[heading] ?? "")))];
}
