import { z } from "zod";
import { copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { MAX_PDF_PRODUCTS, PDF_DAYS } from "~/domain/catalogue/pdf/pdf-scope";
import {
  type PdfOptions,
  type PdfScope,
  pdfOptionsSchema,
  type StoredPdfScope,
  storedPdfScopeSchema,
} from "~/domain/catalogue/pdf/pdf-scope-schemas";
import { slugify } from "~/domain/catalogue/slug";
import { localTime } from "~/domain/tent/hours";
import { message } from "~/domain/validation-key";
import type { CataloguePdf } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError, requireFound } from "~/server/errors";
import type { StoredFile } from "~/server/ports/storage";
import { findOwnList } from "~/server/services/price-lists/open-list";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { countPdfProducts } from "./pdf-products";
import { daysAfter, daysBefore, pdfKey, pdfUnderWay } from "./pdf-record";

/**
 * Requests a catalogue as a PDF. A tent makes one at a time: while one is under way, its id is returned.
 * @throws TENT_SUSPENDED, NOT_FOUND for another tent's category or price list, VALIDATION beside `scope`
 */
export async function startCataloguePdf(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  scope: PdfScope,
  options: PdfOptions = {},
): Promise<{ id: number }> {
  const { format, listId } = pdfOptionsSchema.parse(options);
  const list = listId === null ? null : requireFound(await findOwnList(ctx.db, tentId, listId)).list;
  const named = await nameScope(ctx, tentId, scope);
  const kept: StoredPdfScope = { ...named, format, list: list && { id: list.id, name: list.name } };
  const total = await countPdfProducts(ctx, tentId, { scope, list });
  return withTentLock(ctx, tentId, async (tx) => {
    const known = await tx.cataloguePdf.findFirst({ where: { tentId, ...pdfUnderWay }, select: { id: true } });
    if (known) return known;
    const { suspended } = await tx.tent.findUniqueOrThrow({ where: { id: tentId }, select: { suspended: true } });
    if (suspended) throw new AppError("TENT_SUSPENDED");
    if (total === 0) throw fieldError("scope", message("pdf.empty"));
    if (total > MAX_PDF_PRODUCTS) throw fieldError("scope", message("pdf.tooMany"));
    await tx.cataloguePdf.deleteMany({ where: { tentId, status: { in: ["FAILED", "CANCELLED"] } } });
    const { id } = await tx.cataloguePdf.create({
      data: { tentId, scope: kept, total, createdAt: ctx.now() },
      select: { id: true },
    });
    await ctx.ports.jobs.enqueue(tx, "make-catalogue-pdf", { pdfId: id }, { key: pdfKey(id) });
    return { id };
  });
}

async function nameScope(ctx: ServiceContext, tentId: OwnedTentId, scope: PdfScope) {
  if (scope.of !== "category") return scope;
  const category = await ctx.db.category.findFirst({ where: { id: scope.id, tentId }, select: { name: true } });
  return { ...scope, name: requireFound(category).name };
}

/** Cancels a PDF; what was generated so far is deleted. */
export async function cancelCataloguePdf(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.cataloguePdf.updateMany({
      where: { id, tentId, ...pdfUnderWay },
      data: { status: "CANCELLED", endedAt: ctx.now() },
    });
    if (count === 0) {
      const known = await tx.cataloguePdf.count({ where: { id, tentId } });
      throw new AppError(known === 0 ? "NOT_FOUND" : "STATE_NOT_ALLOWED");
    }
    await ctx.ports.jobs.cancel(tx, "make-catalogue-pdf", pdfKey(id));
  });
  return true;
}

/** How many PDFs are being made for the tent; non-zero is the specification's `waitingPdf`. */
function processingPdfs(ctx: ServiceContext, tentId: OwnedTentId): Promise<number> {
  return ctx.db.cataloguePdf.count({ where: { tentId, ...pdfUnderWay } });
}

/** The same over all of the actor's tents; 0 when there are none. */
export async function processingOwnPdfs(ctx: ServiceContext): Promise<number> {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  return ctx.db.cataloguePdf.count({ where: { tent: { ownerId: ctx.actor.userId }, ...pdfUnderWay } });
}

/** Why the last PDF was not made: its price list was deleted meanwhile, or something else. */
type PdfFailure = "listGone" | "other";

async function failureOf({ db }: ServiceContext, tentId: OwnedTentId, row: CataloguePdf): Promise<PdfFailure> {
  const { list } = storedPdfScopeSchema.parse(row.scope);
  return list && !(await findOwnList(db, tentId, list.id)) ? "listGone" : "other";
}

/** The state that the panel shows: the PDF under way, why the last one failed, and the file available for download. */
export async function currentCataloguePdf(ctx: ServiceContext, tentId: OwnedTentId) {
  const rows = await ctx.db.cataloguePdf.findMany({
    where: { tentId, status: { not: "CANCELLED" } },
    orderBy: { id: "desc" },
    take: 5,
  });
  const [last] = rows;
  const making = rows.find(({ status }) => status === "WAITING" || status === "RUNNING");
  // counted first: a catalogue that ends in between removes the older file
  const processing = await processingPdfs(ctx, tentId);
  const ready = await openReady(ctx, tentId, null);
  return {
    processing,
    making: making
      ? {
          id: making.id,
          scope: storedPdfScopeSchema.parse(making.scope),
          waiting: making.status === "WAITING",
          done: making.done,
          total: making.total,
        }
      : null,
    failed: last?.status === "FAILED" ? await failureOf(ctx, tentId, last) : null,
    ready: ready
      ? { id: ready.id, scope: ready.scope, size: ready.file.size, day: ready.day, lastDay: ready.lastDay }
      : null,
  };
}

interface ReadyPdf {
  id: number;
  scope: StoredPdfScope;
  file: StoredFile;
  /** `YYYY-MM-DD` in the shop's time zone: the date of the prices, and the last day of availability. */
  day: string;
  lastDay: string;
  fileName: string;
}

const endedSchema = z.object({ id: z.number(), file: z.string(), endedAt: z.date() });

/** The tent's complete, unexpired file, or the one with this id. */
async function openReady(ctx: ServiceContext, tentId: OwnedTentId, id: number | null): Promise<ReadyPdf | null> {
  const row = await ctx.db.cataloguePdf.findFirst({
    where: {
      tentId,
      status: "DONE",
      endedAt: { gt: daysBefore(ctx.now(), PDF_DAYS) },
      ...(id === null ? {} : { id }),
    },
    orderBy: { id: "desc" },
    include: { tent: { select: { name: true, countryId: true, country: { select: { timeZone: true } } } } },
  });
  const ended = endedSchema.safeParse(row);
  if (!row || !ended.success) return null;
  const file = await ctx.ports.cataloguePdfs.open(ended.data.file);
  if (!file) return null;
  const { tent } = row;
  const scope = storedPdfScopeSchema.parse(row.scope);
  const day = (moment: Date) => localTime(moment, tent.country.timeZone).date;
  const { book } = copyFor(tent.countryId).share;
  const part = scope.of === "category" ? scope.name : scope.of === "offers" ? book.offersFile : "";
  const sheet = scope.format === "a4" ? book.a4File : "";
  const list = slugify(scope.list?.name ?? "");
  const words = [
    fill(book.fileName, { shop: slugify(tent.name) }),
    list,
    slugify(part),
    sheet,
    day(ended.data.endedAt),
  ];
  return {
    id: row.id,
    scope,
    file,
    day: day(ended.data.endedAt),
    lastDay: day(daysAfter(ended.data.endedAt, PDF_DAYS)),
    fileName: `${words.filter(Boolean).join("-").replace(/-{2,}/g, "-")}.pdf`,
  };
}

/** Opens the file for download. @throws NOT_FOUND for another tent's, an incomplete or an expired one */
export async function openCataloguePdf(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<ReadyPdf> {
  return requireFound(await openReady(ctx, tentId, id));
}
