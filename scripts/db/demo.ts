import pg from "pg";
import { Failure } from "../failure.mjs";

/** The demonstration's users: they are written in the README, so everybody knows their passwords. */
export const demoUsers = [
  { email: "demo@vidriera.test", password: "Demo-1234", what: "comerciante" },
  { email: "otra@vidriera.test", password: "Otra-1234", what: "otra comerciante" },
  { email: "vencida@vidriera.test", password: "Vencida-1234", what: "comerciante suspendido" },
  { email: "super@vidriera.test", password: "Super-1234", what: "administración" },
];

async function query(url, text, values) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Which of them exist in this database. */
export async function demoIn(url) {
  const emails = demoUsers.map(({ email }) => email);
  const rows = await query(url, "select email from users where email = any($1)", [emails]);
  const shops = await query(url, "select subdomain from tents where subdomain = 'demo'", []);
  return { users: demoUsers.filter(({ email }) => rows.some((row) => row.email === email)), shop: shops.length > 0 };
}

/** A site that others can reach must not have a user whose password is public. */
export async function refuseDemoPasswords(url) {
  const emails = demoUsers.map(({ email }) => email);
  const rows = await query(url, "select email, password_hash from users where email = any($1)", [emails]);
  if (rows.length === 0) return;
  const { verify } = await import("@node-rs/argon2");
  for (const row of rows) {
    const { password } = demoUsers.find(({ email }) => email === row.email);
    if (await verify(row.password_hash, password).catch(() => false)) {
      throw new Failure(
        `La base de datos tiene el usuario de demostración ${row.email} con su clave pública, y este sitio puede ser visto por otros: ` +
          "cambiale la clave o borralo (o poné SEED_DEMO=1 si es una demostración).",
      );
    }
  }
}
