import { z } from "zod";
import { fill } from "~/copy/fill";
import type { OrderCopy } from "~/copy/order";
import { CSV_START, csvLine } from "~/domain/csv";
import { milliFromAmount } from "~/domain/money/milli";
import { formatAmount } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import { Prisma } from "~/generated/prisma/client";
import { semaphore } from "~/lib/semaphore";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { sheetFile } from "~/server/services/product/import/sheet-file";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { readShop, type Shop } from "../place/read-shop";
import { type OrderScope, ordersWhere } from "./list-orders";

const ORDER_EXPORT_LIMIT = 20_000;
const PAGE = 500;
/** Widths of columns in characters. */
const [NARROW, WIDE] = [16, 48];

const idsSchema = z.array(z.object({ id: z.bigint() }));

const select = {
  id: true,
  number: true,
  createdAt: true,
  source: true,
  status: true,
  paymentStatus: true,
  deliveryStatus: true,
  deliveryMethod: true,
  customerName: true,
  customerPhone: true,
  address: true,
  deliveryZone: true,
  branchName: true,
  subtotal: true,
  discount: true,
  deliveryCost: true,
  total: true,
  note: true,
  merchantNote: true,
  courier: true,
  trackingNumber: true,
  lines: { select: { name: true, variantName: true, unit: true, quantity: true }, orderBy: { position: "asc" } },
} satisfies Prisma.OrderSelect;
type Row = Prisma.OrderGetPayload<{ select: typeof select }>;

/** An amount stays exact until the file's format is known: "1234.50". */
type Cell = string | number | { amount: string };

interface Exported {
  ctx: ServiceContext;
  tentId: OwnedTentId;
  scope: OrderScope | "all";
  copy: OrderCopy;
  limit: number;
}

/** The rows of the filtered list, newest first, read page by page; the last one says so if there are more. */
async function* exportedRows({ ctx, tentId, scope, copy, limit }: Exported, shop: Shop): AsyncGenerator<Cell[][]> {
  const cellsOf = rowCells(copy, shop.country.timeZone, shop.money);
  const shown = scope === "all" ? Prisma.sql`o.tent_id = ${tentId}` : ordersWhere(tentId, scope, ctx.now()).shown;
  let last: Row | undefined;
  const idsAfter = async (count: number) => {
    const after = last
      ? Prisma.sql`AND (o.created_at, o.id) < ((SELECT created_at FROM orders WHERE id = ${last.id}), ${last.id})`
      : Prisma.empty;
    const rows = await ctx.db.$queryRaw`SELECT o.id FROM orders o WHERE ${shown} ${after}
      ORDER BY o.created_at DESC, o.id DESC LIMIT ${count}`;
    return idsSchema.parse(rows).map(({ id }) => id);
  };
  for (let written = 0; written < limit; written += PAGE) {
    const wanted = Math.min(PAGE, limit - written);
    const rows = await ctx.db.order.findMany({
      where: { tentId, id: { in: await idsAfter(wanted) } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select,
    });
    if (rows.length > 0) yield rows.map(cellsOf);
    if (rows.length < wanted) return;
    last = rows.at(-1);
  }
  if ((await idsAfter(1)).length > 0) yield [[fill(copy.csv.more, { limit: formatAmount(limit, shop.money) })]];
}

/** The filtered list as CSV, never in memory as a whole. "all" has suspected and discarded orders too. */
export async function* exportOrders(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  scope: OrderScope | "all",
  copy: OrderCopy,
  limit = ORDER_EXPORT_LIMIT,
): AsyncGenerator<string> {
  const shop = await readShop(ctx.db, tentId);
  const written = (cell: Cell) => (typeof cell === "object" ? cell.amount.replace(".", shop.money.decimal) : cell);
  yield CSV_START + csvLine(Object.values(copy.csv.columns));
  for await (const rows of exportedRows({ ctx, tentId, scope, copy, limit }, shop)) {
    yield rows.map((row) => csvLine(row.map(written))).join("");
  }
}

/** One at a time: the whole file is held in memory. */
const oneAtATime = semaphore({ slots: 1, queue: { length: 8, full: () => new AppError("BUSY") } });

/** The same as an Excel file, with amounts as numbers. */
export function exportOrdersXlsx(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  scope: OrderScope,
  copy: OrderCopy,
  limit = ORDER_EXPORT_LIMIT,
): Promise<Buffer> {
  return oneAtATime(async () => {
    const shop = await readShop(ctx.db, tentId);
    const written = (cell: Cell) => (typeof cell === "object" ? Number(cell.amount) : cell);
    const rows: (string | number)[][] = [];
    for await (const page of exportedRows({ ctx, tentId, scope, copy, limit }, shop)) {
      rows.push(...page.map((row) => row.map(written)));
    }
    const { columns, sheet } = copy.csv;
    const widths = Object.keys(columns).map((column) => (column === "lines" ? WIDE : NARROW));
    return sheetFile([{ name: sheet, headings: Object.values(columns), rows, widths }]);
  });
}

function rowCells({ tag, csv }: OrderCopy, timeZone: string, numbers: NumberFormat): (row: Row) => Cell[] {
  const time = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const status = { NEW: tag.new, CONFIRMED: tag.confirmed, CANCELLED: tag.cancelled, ARCHIVED: tag.archived };
  const payment = { PENDING: tag.unpaid, RECEIVED: tag.paid };
  const delivery = { TO_PREPARE: tag.toPrepare, PREPARED: tag.prepared, SENT: tag.sent, PICKED_UP: tag.pickedUp };
  const amount = (value: Prisma.Decimal) => ({ amount: value.toFixed(2) });
  return (row) => [
    row.number,
    time.format(row.createdAt),
    status[row.status],
    payment[row.paymentStatus],
    delivery[row.deliveryStatus],
    row.customerName,
    row.customerPhone ?? "",
    csv.method[row.deliveryMethod],
    row.address ?? "",
    row.deliveryZone ?? "",
    row.branchName ?? "",
    row.lines.map((line) => writeLine(line, numbers)).join(", "),
    amount(row.subtotal),
    amount(row.discount),
    amount(row.deliveryCost),
    amount(row.total),
    row.note ?? "",
    row.merchantNote ?? "",
    row.courier ?? "",
    row.trackingNumber ?? "",
    csv.source[row.source],
  ];
}

function writeLine({ name, variantName, unit, quantity }: Row["lines"][number], numbers: NumberFormat): string {
  const what = variantName ? `${name} (${variantName})` : name;
  return `${formatQuantity(milliFromAmount(quantity), unit, numbers)} x ${what}`;
}
