import pg from "pg";

/** Runs `work` with a connection of its own, which is closed afterwards. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on("error", () => {}); // a cut connection: the next query fails with it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
