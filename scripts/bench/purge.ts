import { send } from "./request.ts";

/** Purges a tent's pages from the server's page cache. */
export async function purgeTent(port: number, tentId: number): Promise<void> {
  const { status } = await send({
    port,
    host: `localhost:${port}`,
    path: "/api/internal/purge",
    method: "POST",
    headers: { Authorization: `Bearer ${process.env.INTERNAL_SECRET}`, "Content-Type": "application/json" },
    body: JSON.stringify({ tentId }),
  });
  if (status !== 204) throw new Error(`La purga respondió ${status}`);
}
