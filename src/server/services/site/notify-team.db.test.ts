import { beforeAll, expect, it } from "vitest";
import { tentOrigin } from "~/server/site/addresses";
import { makeBase, makeTent, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { notifyOperator, notifySupers } from "./notify-team";

const db = testDb();

beforeAll(() => makeBase(db));

it("sends a merchant's message to the operator's chat with its sender", async () => {
  const { owner, tent } = await makeTent(db);
  const { ctx, messenger } = merchantContext(db, owner.id);
  expect(await notifyOperator(ctx, { message: "Se vendió\ntodo" })).toBe(true);
  const text = `Ana Pérez <${owner.email}>\nTienda: ${tentOrigin(tent.subdomain)}\n\nSe vendió\ntodo`;
  expect(messenger.messages).toEqual([{ chat: "operator", text }]);
});

it("sends a super-user's message to the chat of all of them", async () => {
  const user = await makeUser(db, { role: "SUPER", name: "Luz" });
  const { ctx, messenger } = merchantContext(db, user.id);
  expect(await notifySupers(ctx, { message: "Hoy hay mejoras" })).toBe(true);
  expect(messenger.messages).toEqual([{ chat: "supers", text: `Luz <${user.email}>\n\nHoy hay mejoras` }]);
});

it("reports a missing chat, and rejects too many messages", async () => {
  const { owner } = await makeTent(db);
  const { ctx, messenger } = merchantContext(db, owner.id);
  messenger.disabled = true;
  await expect(notifyOperator(ctx, { message: "Hola" })).rejects.toMatchObject({ code: "PROVIDER_DISABLED" });
  messenger.disabled = false;
  for (let n = 1; n < 30; n += 1) await notifyOperator(ctx, { message: `Hola ${n}` });
  await expect(notifyOperator(ctx, { message: "Hola" })).rejects.toMatchObject({ code: "RATE_LIMITED" });
  expect(messenger.messages).toHaveLength(29);
});
