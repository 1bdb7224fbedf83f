// Secrets that all servers of one database must have alike: with another NEXTAUTH_SECRET, a log-in at one server is none at the
// next one; with another key of push notifications, messages from one are refused by browsers that subscribed at the other.
import { createHmac } from "node:crypto";
import { Failure } from "../failure.mjs";
import { withClient } from "./with-client.ts";

/** Each secret, and what happens when it was changed on purpose. */
const SHARED = {
  NEXTAUTH_SECRET: "se cierran todas las sesiones",
  VAPID_PUBLIC_KEY: "cada comerciante tiene que activar de nuevo los avisos en su teléfono",
};

type Fingerprints = [name: keyof typeof SHARED, value: string][];

/** Hashes from which the secrets cannot be found, keyed with the secret itself, which has at least 32 characters. */
function currentFingerprints(): Fingerprints {
  const names: (keyof typeof SHARED)[] = ["NEXTAUTH_SECRET", "VAPID_PUBLIC_KEY"];
  return names.map((name) => [
    name,
    createHmac("sha256", process.env[name] ?? "")
      .update(`fingerprint of ${name}`)
      .digest("hex"),
  ]);
}

const INSERT = "insert into fingerprints (name, value) select * from unnest($1::text[], $2::text[])";

const columns = (rows: Fingerprints): [names: string[], values: string[]] => [
  rows.map(([name]) => name),
  rows.map(([, value]) => value),
];

/**
 * Records the secrets of the first server that starts with this database, and compares those of every later one.
 * @throws {Failure} this server has another one
 */
export async function requireSharedSecrets(url: string): Promise<void> {
  const own = currentFingerprints();
  const recorded = await withClient(url, async (client) => {
    await client.query(`${INSERT} on conflict do nothing`, columns(own));
    return (await client.query<{ name: string; value: string }>("select name, value from fingerprints")).rows;
  });
  for (const [name, value] of own) {
    if (recorded.some((row) => row.name === name && row.value === value)) continue;
    throw new Failure(
      `${name} no tiene el mismo valor que en los otros servidores de esta base de datos: poné el de ellos. ` +
        `Si lo cambiaste a propósito (${SHARED[name]}), ponelo en todos y corré «npm run migrate -- --new-secret».`,
    );
  }
}

/** Records the present secrets as those of all servers, after they were changed. */
export async function recordSharedSecrets(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(`${INSERT} on conflict (name) do update set value = excluded.value`, columns(currentFingerprints())),
  );
}
