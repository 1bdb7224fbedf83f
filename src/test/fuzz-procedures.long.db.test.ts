import { randomUUID } from "node:crypto";
import { TRPCError } from "@trpc/server";
import { beforeAll, expect, it, vi } from "vitest";
import { appRouter, createCaller } from "~/server/api/root";
import { hashPassword } from "~/server/auth/passwords";
import type { Actor } from "~/server/context";
import { log } from "~/server/log";
import { appOrigin } from "~/server/site/addresses";
import { merchantActor, testRequest } from "./context";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "./factories";
import { columnsWithControls, LONG_NUL, LONG_POISONS, POISONS, poisonings } from "./poisoned-input";
import { testDb } from "./test-db";

const db = testDb();
beforeAll(async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  await makeBase(db);
});

/** An unconfigured provider is an expected error, not a failure. */
const EXPECTED = ["PROVIDER_DISABLED", "PROVIDER_FAILED", "CAPTCHA_FAILED"];

/** A procedure may have several input objects: it receives all of them merged. */
function wholeInputs(parts: readonly unknown[][]): unknown[] {
  const ways = Math.max(1, ...parts.map((one) => one.length));
  return Array.from({ length: ways }, (_, way) => {
    const chosen = parts.map((one) => one[way % one.length]);
    return chosen.length === 0 || typeof chosen[0] !== "object" ? chosen[0] : Object.assign({}, ...chosen);
  });
}

it.each([...POISONS, ...LONG_POISONS, LONG_NUL])(
  "no procedure fails by itself with %s in its texts",
  async (_name, poison) => {
    const { owner, tentId } = await makeTent(db);
    const [category, product] = [await makeCategory(db, tentId), await makeProduct(db, tentId)];
    const link = await db.link.create({ data: { tentId, name: "Mi blog", url: "https://blog.example" } });
    const ids: Record<string, number> = { category: category.id, product: product.id, link: link.id, tent: tentId };
    const actors: (Actor | null)[] = [null, merchantActor(owner.id), merchantActor(owner.id, { role: "SUPER" })];
    const passwordHash = await hashPassword(randomUUID());
    await db.user.update({ where: { id: owner.id }, data: { role: "SUPER", passwordHash } });
    const procedures = appRouter._def.procedures as unknown as Record<
      string,
      { _def: { type: string; inputs: unknown[] } }
    >;
    const world = merchantContext(db, owner.id).ctx;
    const failed: string[] = [];
    for (const [path, { _def }] of Object.entries(procedures)) {
      if (_def.type === "subscription" || path === "account.close") continue;
      const area = path.split(".")[0] ?? "";
      const idOf = (name: string) => ids[name === "id" ? area : name.replace(/_?id$/i, "")] ?? tentId;
      const parts = _def.inputs.map((input) => poisonings(input, { poison, idOf }, { eachAlone: poison.length < 10 }));
      for (const actor of actors) {
        const caller = createCaller(
          testRequest(actor, (whose) => ({ ...world, actor: whose }), appOrigin),
        ) as unknown as Record<string, unknown>;
        const call = path.split(".").reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], caller);
        for (const input of wholeInputs(parts)) {
          try {
            await (call as (given: unknown) => Promise<unknown>)(input);
          } catch (error) {
            if (!(error instanceof TRPCError)) failed.push(`${path}: ${String(error)}`);
            else if (error.code === "INTERNAL_SERVER_ERROR" && !EXPECTED.includes(error.message))
              failed.push(
                `${path}: ${String((error.cause as Error | undefined)?.cause ?? error.message).slice(0, 300)}`,
              );
          }
        }
      }
    }
    expect(failed).toEqual([]);
    expect(await columnsWithControls(db)).toEqual([]);
    expect(Object.keys(procedures).length).toBeGreaterThan(100);
  },
);
