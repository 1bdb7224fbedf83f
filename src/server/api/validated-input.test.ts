import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import superjson from "superjson";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { RequestContext } from "~/server/api/context";
import { baseProcedure, createTRPCRouter } from "~/server/api/init";
import { ValidatedInput, validateOnce } from "~/server/api/validated-input";

/** A schema that rejects its own output. */
const schema = z.object({ price: z.string().transform(Number) });
const validated = new ValidatedInput(schema, schema.parse({ price: "7" }), {});

const use = vi.fn((price: number) => price);
const router = createTRPCRouter({
  set: baseProcedure.input(validateOnce(schema)).mutation(({ input }) => use(input.price)),
});
const context = { requestId: "of-a-test", loadActor: async () => null } as unknown as RequestContext;

it("a procedure accepts values validated by its own schema, and validates everything else", async () => {
  const { set } = router.createCaller(context);
  expect(await set(validated.asInput())).toBe(7);
  expect(await set({ price: "7" })).toBe(7);
  await expect(set({ price: 7 } as never)).rejects.toMatchObject({ code: "UNPROCESSABLE_CONTENT" });
});

it("a value validated by another schema is an error", async () => {
  const other = z.object({ price: z.number() });
  await expect(validateOnce(other).parseAsync(validated)).rejects.toThrow("a schema other than");
});

it("a tent procedure reads the tent id beside the value", () => {
  expect(z.object({ tentId: z.number() }).parse(validated.asInput(3))).toEqual({ tentId: 3 });
  expect(validateOnce(schema).shape).toBe(schema.shape);
});

describe("no value received over HTTP counts as validated", () => {
  const LOOKS = { value: { price: 7 }, extra: {}, schema: {}, "#schema": {}, tentId: 1 };
  const post = async (body: BodyInit, type?: string) => {
    const headers = type === undefined ? undefined : { "content-type": type };
    const req = new Request("http://localhost/api/trpc/set", { method: "POST", body, headers });
    return fetchRequestHandler({ endpoint: "/api/trpc", req, router, createContext: () => context });
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(LOOKS)) form.set(name, JSON.stringify(value));

  it.each<[string, BodyInit, string?]>([
    ["one that was written out", JSON.stringify(superjson.serialize(validated)), "application/json"],
    ["what looks like one", JSON.stringify({ json: LOOKS }), "application/json"],
    ["its output", JSON.stringify({ json: validated.value }), "application/json"],
    [
      "a named class",
      JSON.stringify({ json: LOOKS, meta: { values: [["class", "ValidatedInput"]] } }),
      "application/json",
    ],
    [
      "a named type of ours",
      JSON.stringify({ json: LOOKS, meta: { values: [["custom", "ValidatedInput"]] } }),
      "application/json",
    ],
    [
      "a prototype",
      `{"json":{"__proto__":${JSON.stringify(LOOKS)},"constructor":{"name":"ValidatedInput"}}}`,
      "application/json",
    ],
    ["a form", form],
    ["bytes", JSON.stringify(LOOKS), "application/octet-stream"],
  ])("%s", async (_, body, type) => {
    use.mockClear();
    const { status } = await post(body, type);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(use).not.toHaveBeenCalled();
  });

  it("accepts a value to be validated the same way", async () => {
    use.mockClear();
    expect((await post(JSON.stringify({ json: { price: "7" } }), "application/json")).status).toBe(200);
    expect(use).toHaveBeenCalledExactlyOnceWith(7);
  });
});

it("an object that borrows the class does not count as validated", async () => {
  const borrowed = Object.assign(Object.create(ValidatedInput.prototype), { value: { price: 7 }, tentId: 1 });
  await expect(validateOnce(schema).parseAsync(borrowed)).rejects.toThrow(z.ZodError);
});
