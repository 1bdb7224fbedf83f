import { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import { AppError } from "~/server/errors";
import { merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { recordFault } from "./record-fault";

const db = testDb();

it("stores what a page or a procedure threw, without the query and the data sent", async () => {
  const { ctx, messenger } = merchantContext(db, 0);
  const broken = new Error("Invalid `db.user()`:\n{ password: 'Secreta-1234' }\n\nThe column does not exist");
  const ofProcedure = new AppError("INTERNAL", { requestId: "abc" }, { cause: broken });
  const thrown = new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: ofProcedure });
  await recordFault(ctx, broken, { path: "/productos?buscar=mate" });
  await recordFault(ctx, thrown, { path: "/api/trpc/product.list", requestId: "abc" });
  expect(await db.errorLog.findMany({ orderBy: { id: "asc" } })).toMatchObject([
    { path: "/productos", message: "Error: The column does not exist", requestId: null },
    { path: "/api/trpc/product.list", message: "Error: The column does not exist", requestId: "abc" },
  ]);
  expect(messenger.messages.map(({ text }) => text)).toEqual([
    "ERROR EN PAGINA\n/productos?buscar=mate\nError: The column does not exist",
    "ERROR EN PAGINA\n/api/trpc/product.list\nError: The column does not exist",
  ]);
});

it("reports a failing payment provider once, however many payers are affected", async () => {
  const { ctx, messenger } = merchantContext(db, 0);
  const cause = new Error("PayPal: status 503");
  const thrown = new TRPCError({ code: "BAD_GATEWAY", cause: new AppError("PROVIDER_FAILED", {}, { cause }) });
  for (let payer = 0; payer < 5; payer += 1) await recordFault(ctx, thrown, { path: "/api/trpc/billing.subscribe" });
  expect(messenger.messages.map(({ text }) => text)).toEqual([
    "ERROR EN PAGINA\n/api/trpc/billing.subscribe\nError: PayPal: status 503",
  ]);
  const path = "/api/trpc/billing.subscribe";
  expect(await db.errorLog.findMany({ where: { path } })).toMatchObject([{ count: 5 }]);
});

it("ignores errors meant for callers", async () => {
  const { ctx, messenger } = merchantContext(db, 0);
  const notFound = new TRPCError({ code: "NOT_FOUND", cause: new AppError("NOT_FOUND") });
  for (const thrown of [notFound, new AppError("PROVIDER_DISABLED")]) await recordFault(ctx, thrown, { path: "/x" });
  expect(await db.errorLog.count({ where: { path: "/x" } })).toBe(0);
  expect(messenger.messages).toEqual([]);
});
