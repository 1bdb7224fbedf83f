import pg from "pg";

/** The id of the shop at a subdomain. */
export async function tentOf(subdomain) {
  const db = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await db.connect();
  try {
    const { rows } = await db.query("SELECT id FROM tents WHERE subdomain = $1", [subdomain]);
    return rows[0].id;
  } finally {
    await db.end();
  }
}
