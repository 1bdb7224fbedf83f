import { expect, test } from "vitest";
import { hashPassword } from "~/server/auth/passwords";
import { demoUsers, refuseDemoPasswords } from "../../scripts/db/demo.ts";
import { makeBase, makeUser } from "./factories";
import { testDb } from "./test-db";

const db = testDb();

test("a publicly reachable site refuses to start with a demo password, and only with one", async () => {
  const url = process.env.DATABASE_URL ?? "";
  const { email, password } = demoUsers.find(({ what }) => what === "administración") ?? { email: "", password: "" };
  await makeBase(db);
  await expect(refuseDemoPasswords(url)).resolves.toBeUndefined();
  const user = await makeUser(db, { email, passwordHash: await hashPassword(password) });
  await expect(refuseDemoPasswords(url)).rejects.toThrow(email);
  const changed = await hashPassword("Otra-clave-1234");
  await db.user.update({ where: { id: user.id }, data: { passwordHash: changed } });
  await expect(refuseDemoPasswords(url)).resolves.toBeUndefined();
});
