import { beforeAll, expect, test } from "vitest";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { makeSuper } from "./make-super";
import { resetPassword } from "./reset-password";

const db = testDb();
beforeAll(() => makeBase(db));

test("lets a new super-user choose a password with the link, once", async () => {
  const { ctx } = merchantContext(db, 0);
  const email = "primera@example.test";
  const { token } = await makeSuper(ctx, { email });
  const user = await db.user.findUniqueOrThrow({ where: { email } });
  expect(user).toMatchObject({ role: "SUPER", onboardedAt: FIXED_NOW });
  const choose = () => resetPassword(ctx, { token, newPassword: "Almacen-1234" }, { address: "10.0.0.9" });
  expect(await choose()).toEqual({ email });
  await expect(choose()).rejects.toMatchObject({ code: "VALIDATION" });
  expect(await db.auditEntry.count({ where: { actorId: user.id, action: "admin.makeSuper" } })).toBe(1);
});

test("keeps an existing account, with another role", async () => {
  const { ctx } = merchantContext(db, 0);
  const user = await makeUser(db);
  await makeSuper(ctx, { email: user.email });
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    role: "SUPER",
    name: user.name,
    passwordHash: user.passwordHash,
  });
});
