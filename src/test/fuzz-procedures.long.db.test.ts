import { TRPCError } from "@trpc/server";
import { beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { appOrigin } from "~/server/address";
import { appRouter, createCaller } from "~/server/api/root";
import type { Actor } from "~/server/context";
import { log } from "~/server/log";
import { merchantActor, testRequest } from "./context";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "./factories";
import { testDb } from "./test-db";

const db = testDb();
beforeAll(async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  await makeBase(db);
});

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

/** What the schema asks for, with `poison` in the place of every text; what has no type gets the poison too. */
function poisoned(schema: JsonSchema, poison: string, ids: readonly number[]): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return poisoned(schema.anyOf[0] ?? {}, poison, ids);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => poisoned(one, poison, ids)));
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, one]) => [name, poisoned(one, poison, ids)]);
    return Object.fromEntries(fields);
  }
  if (schema.items) return [poisoned(schema.items, poison, ids)];
  if (schema.type === "number" || schema.type === "integer") return ids[0];
  if (schema.type === "boolean") return true;
  return poison;
}

const schemaOf = (input: unknown): JsonSchema =>
  z.toJSONSchema(input as z.ZodType, { io: "input", unrepresentable: "any" }) as JsonSchema;

/** A provider that nobody set up is an answer, no failure. */
const EXPECTED = ["PROVIDER_DISABLED", "PROVIDER_FAILED", "CAPTCHA_FAILED"];

const POISONS: [string, string][] = [
  ["NUL", "\u0000"],
  ["a NUL within", "a\u0000b"],
  ["half a character", "\ud800"],
  ["controls", "a\u0007\u001b\u0085"],
  ["10 MB", "x".repeat(10_000_000)],
  ["10 MB of NUL", "\u0000".repeat(10_000_000)],
];

it.each(POISONS)("no procedure fails by itself with %s in its texts", async (_name, poison) => {
  const { owner, tentId } = await makeTent(db);
  await makeCategory(db, tentId);
  await makeProduct(db, tentId);
  const actors: (Actor | null)[] = [null, merchantActor(owner.id), merchantActor(owner.id, { role: "SUPER" })];
  await db.user.update({ where: { id: owner.id }, data: { role: "SUPER" } });
  const procedures = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { type: string; inputs: unknown[] } }
  >;
  const world = merchantContext(db, owner.id).ctx;
  const failed: string[] = [];
  for (const [path, { _def }] of Object.entries(procedures)) {
    if (_def.type === "subscription" || path === "account.close") continue;
    const inputs = _def.inputs.map((input) => poisoned(schemaOf(input), poison, [tentId]));
    const input = inputs.length === 0 || typeof inputs[0] !== "object" ? inputs[0] : Object.assign({}, ...inputs);
    for (const actor of actors) {
      const caller = createCaller(
        testRequest(actor, (whose) => ({ ...world, actor: whose }), appOrigin),
      ) as unknown as Record<string, unknown>;
      const call = path.split(".").reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], caller);
      try {
        await (call as (given: unknown) => Promise<unknown>)(input);
      } catch (error) {
        if (!(error instanceof TRPCError)) failed.push(`${path}: ${String(error)}`);
        else if (error.code === "INTERNAL_SERVER_ERROR" && !EXPECTED.includes(error.message))
          failed.push(`${path}: ${String((error.cause as Error | undefined)?.cause ?? error.message).slice(0, 300)}`);
      }
    }
  }
  expect(failed).toEqual([]);
  expect(Object.keys(procedures).length).toBeGreaterThan(100);
});
