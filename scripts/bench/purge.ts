import { ask } from "./request.ts";

/** Drops the pages of a shop from the server's memory. */
export async function purge(port, tentId) {
  const { status } = await ask({
    port,
    host: `localhost:${port}`,
    path: "/api/internal/purge",
    method: "POST",
    headers: { Authorization: `Bearer ${process.env.INTERNAL_SECRET}`, "Content-Type": "application/json" },
    body: JSON.stringify({ tentId }),
  });
  if (status !== 204) throw new Error(`La purga respondió ${status}`);
}
