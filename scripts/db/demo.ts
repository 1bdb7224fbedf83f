import type pg from "pg";
import { Failure } from "../failure.mjs";
import { withClient } from "./with-client.ts";

interface DemoUser {
  email: string;
  password: string;
  /** What the account is, in the list that `npm start` prints; the others are not printed. */
  what?: string;
}

/** The users of the demonstration data. Their passwords are public: they are in this repository. */
export const demoUsers: readonly DemoUser[] = [
  { email: "demo@vidriera.test", password: "Demo-1234", what: "comerciante" },
  { email: "otra@vidriera.test", password: "Otra-1234", what: "otra comerciante" },
  { email: "vencida@vidriera.test", password: "Vencida-1234" },
  { email: "cancha-norte@vidriera.test", password: "Cancha-1234" },
  { email: "jazmin@vidriera.test", password: "Jazmin-1234" },
  { email: "burbuja@vidriera.test", password: "Burbuja-1234" },
  { email: "la-espiga@vidriera.test", password: "Espiga-1234" },
  { email: "hoja-y-tinta@vidriera.test", password: "Hoja-1234" },
  { email: "barrio-9@vidriera.test", password: "Barrio-1234" },
  { email: "super@vidriera.test", password: "Super-1234", what: "administración" },
];
/** The demonstration shop that wears each style, by the name in its merchant's address. */
const STYLE_SHOPS: Record<string, string> = {
  guille: "cancha-norte",
  celia: "jazmin",
  patricia: "burbuja",
  sol: "la-espiga",
  nymeria: "hoja-y-tinta",
  rupe: "barrio-9",
  benito: "demo",
};

/** The merchant whose demonstration shop wears a style. @throws Failure when there is none */
export function demoUserOf(style: string): DemoUser {
  const user = demoUsers.find(({ email }) => email === `${STYLE_SHOPS[style]}@vidriera.test`);
  if (!user) throw new Failure(`Ninguna tienda de demostración lleva el estilo ${style}.`);
  return user;
}

const demoEmails = demoUsers.map(({ email }) => email);

const query = <Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[]): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query<Row>(text, values)).rows);

type PrintedUser = DemoUser & { what: string };

const isPrinted = (user: DemoUser): user is PrintedUser => user.what !== undefined;

/** Which of the demonstration's users to print are in this database, and whether its shop is. */
export async function findDemoData(url: string): Promise<{ users: PrintedUser[]; hasShop: boolean }> {
  const rows = await query<{ email: string }>(url, "select email from users where email = any($1)", [demoEmails]);
  const shops = await query(url, "select 1 from tents where subdomain = $1", ["demo"]);
  return {
    users: demoUsers.filter(isPrinted).filter(({ email }) => rows.some((row) => row.email === email)),
    hasShop: shops.length > 0,
  };
}

/**
 * Checks that no user of this database has a public password. For sites that others can reach.
 * @throws {Failure} a user of the demonstration still has its password
 */
export async function refuseDemoPasswords(url: string): Promise<void> {
  const rows = await query<{ email: string; password_hash: string }>(
    url,
    "select email, password_hash from users where email = any($1)",
    [demoEmails],
  );
  if (rows.length === 0) return;
  const { verify } = await import("@node-rs/argon2");
  for (const { email, password } of demoUsers) {
    const row = rows.find((one) => one.email === email);
    if (row && (await verify(row.password_hash, password).catch(() => false))) {
      throw new Failure(
        `La base de datos tiene el usuario de demostración ${email} con su clave pública, y este sitio puede ser visto por otros: ` +
          "cambiale la clave o borralo (o poné SEED_DEMO=1 si es una demostración).",
      );
    }
  }
}
