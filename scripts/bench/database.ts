import pg from "pg";

/** The address of the bench's database, once the site is seeded. */
export function databaseUrl(): string {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error("DATABASE_URL is not set");
  return DATABASE_URL;
}

/** Runs `work` with a connection to a database, by default the bench's. */
export async function withDatabase<T>(work: (db: pg.Client) => Promise<T>, url = databaseUrl()): Promise<T> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** The id of the tent at a subdomain. */
export const findTentId = (subdomain: string): Promise<number> =>
  withDatabase(async (db) => {
    const { rows } = await db.query<{ id: number }>("SELECT id FROM tents WHERE subdomain = $1", [subdomain]);
    if (!rows[0]) throw new Error(`There is no tent at ${subdomain}`);
    return rows[0].id;
  });
