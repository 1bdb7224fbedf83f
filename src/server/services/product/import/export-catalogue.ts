import type { ProductImportCopy } from "~/copy/product-import";
import { CSV_START, csvLine } from "~/domain/csv";
import { numberFormatOf } from "~/domain/money/number-format";
import { cellForCsv, PORTABLE_FIELDS, portableRows } from "~/domain/product/import/export-rows";
import { IMPORT_LIMITS } from "~/domain/product/import/import-table";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { readKnownProducts } from "./known-products";

const PAGE = 250;
type FileLimits = Record<"rows" | "bytes" | "characters", number>;

interface ProductLines {
  csv: string;
  rows: number;
  bytes: number;
}

/**
 * The catalogue as CSV files that any shop can import, in the shop's order; products in the bin are left out. Each file
 * keeps within what one import takes, so there may be several. Read each file to its end before the next one: all come
 * from the same pass through the products.
 */
export async function* exportCatalogue(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { headings }: ProductImportCopy,
  limits: FileLimits = IMPORT_LIMITS,
): AsyncGenerator<AsyncGenerator<string>> {
  const { countryId } = await ctx.db.tent.findUniqueOrThrow({ where: { id: tentId }, select: { countryId: true } });
  const numbers = numberFormatOf(countryId);
  const head = CSV_START + csvLine(PORTABLE_FIELDS.map((field) => headings[field]));

  async function* read(): AsyncGenerator<ProductLines> {
    const where = { tentId, deletedAt: null };
    const all = await ctx.db.product.findMany({
      where,
      orderBy: [{ order: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    for (let at = 0; at < all.length; at += PAGE) {
      const ids = all.slice(at, at + PAGE).map(({ id }) => id);
      for (const product of await readKnownProducts(ctx.db, tentId, ids)) {
        const rows = portableRows(product).map((row) => csvLine(row.map((cell) => cellForCsv(cell, numbers))));
        const csv = rows.join("");
        yield { csv, rows: rows.length, bytes: Buffer.byteLength(csv) };
      }
    }
  }

  const products = read();
  let next = await products.next();
  do {
    async function* file(): AsyncGenerator<string> {
      const used = { rows: 0, bytes: Buffer.byteLength(head), characters: head.length };
      yield head;
      for (; !next.done; next = await products.next()) {
        const { csv, rows, bytes } = next.value;
        used.rows += rows;
        used.bytes += bytes;
        used.characters += csv.length;
        const isFull = used.rows > limits.rows || used.bytes > limits.bytes || used.characters > limits.characters;
        if (isFull && used.rows > rows) return; // one product is never divided
        yield csv;
      }
    }
    yield file();
  } while (!next.done);
}
