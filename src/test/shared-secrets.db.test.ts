import { expect, test, vi } from "vitest";
import { recordSharedSecrets, requireSharedSecrets } from "../../scripts/db/fingerprints.ts";
import { testDb } from "./test-db";

const db = testDb();
const url = process.env.DATABASE_URL ?? "";
const secrets = (letter: string, key = letter) => {
  vi.stubEnv("NEXTAUTH_SECRET", letter.repeat(32));
  vi.stubEnv("VAPID_PUBLIC_KEY", key.repeat(87));
};

test("a server starts with the secrets of the first one, and with no others until they are recorded", async () => {
  secrets("a");
  await expect(requireSharedSecrets(url)).resolves.toBeUndefined();
  await expect(requireSharedSecrets(url)).resolves.toBeUndefined();
  secrets("b", "a");
  await expect(requireSharedSecrets(url)).rejects.toThrow("NEXTAUTH_SECRET no tiene el mismo valor");
  secrets("a", "b");
  await expect(requireSharedSecrets(url)).rejects.toThrow("VAPID_PUBLIC_KEY no tiene el mismo valor");
  secrets("b");
  await recordSharedSecrets(url);
  await expect(requireSharedSecrets(url)).resolves.toBeUndefined();
  secrets("a");
  await expect(requireSharedSecrets(url)).rejects.toThrow("npm run migrate -- --new-secret");
});

test("of servers that start at once with different secrets, those of one kind start", async () => {
  await db.fingerprint.deleteMany();
  const starts = ["c", "d", "c", "d", "c", "d"].map((letter) => {
    secrets(letter); // read before the first await
    return requireSharedSecrets(url).then(
      () => letter,
      () => null,
    );
  });
  const started = (await Promise.all(starts)).filter((letter) => letter !== null);
  expect(started).toHaveLength(3);
  expect(new Set(started).size).toBe(1);
});

test("nothing of a secret can be read in the database", async () => {
  await db.fingerprint.deleteMany();
  secrets("e");
  await requireSharedSecrets(url);
  const rows = await db.fingerprint.findMany({ orderBy: { name: "asc" } });
  expect(rows).toEqual([
    { name: "NEXTAUTH_SECRET", value: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { name: "VAPID_PUBLIC_KEY", value: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  expect(rows[0]?.value).not.toBe(rows[1]?.value);
});
