import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "~/domain/duration";
import type { PrismaClient } from "~/generated/prisma/client";
import { type RestRoute, routeName } from "~/server/rest/row";
import { issueToken } from "~/server/services/session/api-tokens";
import { FIXED_NOW } from "./context";
import { makeBase } from "./factories";
import { type RestAnswer, type RestClient, startRest, type TestRest } from "./rest";
import { snapshotOf } from "./snapshot";

/** The callers of a call's test; created anew for each test, with the rows that the area needs. */
export interface People {
  /** The merchant whose rows the call names. */
  owner: { id: number };
  /** A merchant with a shop of their own. */
  other: { id: number };
  superUser: { id: number };
}

/** The request: path parameters by name, and a JSON body, a form, or a query. */
interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  json?: unknown;
  form?: Record<string, Blob | string | number>;
}

export interface CallCase<World extends People> {
  /** "PUT /product" */
  call: string;
  /** A call that succeeds, for the owner (a super-user where only they may). */
  send: (world: World) => Sent;
  /** The same with unknown ids; omitted when the call names none. */
  unknown?: (world: World) => Sent;
  /** Invalid inputs, each with the exact fields that must be reported. */
  invalid?: { send: (world: World) => Sent; fields: string[] }[];
  /** Further checks of the response and of the database. */
  check?: (answer: RestAnswer, world: World, rest: TestRest) => unknown;
  /** The success status, if it differs from the row's. */
  status?: number;
}

function sendAs(client: RestClient, row: RestRoute, { params = {}, query, json, form }: Sent): Promise<RestAnswer> {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const target = query ? `${path}?${new URLSearchParams(query)}` : path;
  if (form) return client.form(row.method, target, form);
  return client.send(target, { method: row.method, ...(json !== undefined && { body: JSON.stringify(json) }) });
}

/**
 * Tests every call of an area over HTTP: its success in the row's format, no token, an expired token, insufficient
 * role, another merchant, unknown ids, and each invalid input; a rejected call changes nothing. Every row needs a case.
 */
export function testCalls<World extends People>(
  db: PrismaClient,
  rows: readonly RestRoute[],
  makeWorld: (rest: TestRest) => Promise<World>,
  cases: readonly CallCase<World>[],
): void {
  let rest: TestRest;
  beforeAll(async () => {
    await makeBase(db);
    rest = await startRest(db);
  });
  afterAll(() => rest.close());

  it("covers every call of the area", () => {
    expect(cases.map(({ call }) => call).sort()).toEqual(rows.map(routeName).sort());
  });

  async function refused(client: RestClient, row: RestRoute, sent: Sent): Promise<[number, string | undefined]> {
    const before = await snapshotOf(db);
    const { status, json } = await sendAs(client, row, sent);
    expect(await snapshotOf(db), "a refused call changes nothing").toEqual(before);
    expect(json.error?.message).toMatch(/\S/);
    return [status, json.error?.code];
  }

  for (const one of cases) {
    const row = rows.find((each) => routeName(each) === one.call);
    if (!row) throw new Error(`No row ${one.call}`);
    const caller = ({ owner, superUser }: World) =>
      row.who === "anyone" ? null : row.who === "super" ? superUser.id : owner.id;

    describe(one.call, () => {
      it("responds in its format", async () => {
        const world = await makeWorld(rest);
        const answer = await sendAs(await rest.as(caller(world)), row, one.send(world));
        expect(answer.json.error).toBeUndefined();
        expect(answer.status).toBe(one.status ?? row.status ?? 200);
        expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
        row.output.parse(answer.json.data);
        if (row.meta && answer.json.meta !== undefined) row.meta.parse(answer.json.meta);
        else expect(answer.json.meta).toBeUndefined();
        await one.check?.(answer, world, rest);
      });

      if (row.who !== "anyone") {
        it("requires a valid token", async () => {
          const world = await makeWorld(rest);
          const past = { ...rest.ctx, now: () => new Date(FIXED_NOW.getTime() - 31 * DAY_MS) };
          const ended = await issueToken(past, { userId: caller(world) ?? 0, name: "test" });
          for (const token of [null, "x".repeat(43), ended.token]) {
            expect(await refused(rest.withToken(token), row, one.send(world))).toEqual([403, "SESSION_EXPIRED"]);
          }
        });
      }

      if (row.who === "super") {
        it("requires a super-user", async () => {
          const world = await makeWorld(rest);
          const refusal = await refused(await rest.as(world.owner.id), row, one.send(world));
          expect(refusal).toEqual([403, "FORBIDDEN"]);
          expect(rest.lines.at(-1)).toMatchObject({
            call: one.call,
            status: 403,
            code: "FORBIDDEN",
            user: world.owner.id,
          });
        });
      }

      if (row.who === "owner") {
        it("does not find another merchant's rows", async () => {
          const world = await makeWorld(rest);
          const refusal = await refused(await rest.as(world.other.id), row, one.send(world));
          expect(refusal).toEqual([404, "NOT_FOUND"]);
        });

        it("works for a super-user, and writes an audit row", async () => {
          const world = await makeWorld(rest);
          const answer = await sendAs(await rest.as(world.superUser.id), row, one.send(world));
          expect(answer.status).toBe(one.status ?? row.status ?? 200);
          if (row.method === "GET") return;
          expect(await db.auditEntry.count({ where: { actorId: world.superUser.id } })).toBeGreaterThan(0);
        });
      }

      const { unknown, invalid = [] } = one;
      if (unknown) {
        it("does not find unknown ids", async () => {
          const world = await makeWorld(rest);
          const refusal = await refused(await rest.as(caller(world)), row, unknown(world));
          expect(refusal).toEqual([404, "NOT_FOUND"]);
        });
      }

      if (invalid.length > 0) {
        it("reports what is wrong with each input", async () => {
          const world = await makeWorld(rest);
          const client = await rest.as(caller(world));
          for (const { send, fields } of invalid) {
            const sent = send(world);
            expect(await refused(client, row, sent), JSON.stringify(sent)).toEqual([422, "VALIDATION"]);
            const { error } = (await sendAs(client, row, sent)).json;
            expect(Object.keys(error?.fields ?? {}).sort(), JSON.stringify(sent)).toEqual([...fields].sort());
            for (const sentences of Object.values(error?.fields ?? {})) expect(sentences.join()).toMatch(/ /);
          }
        });
      }
    });
  }
}
