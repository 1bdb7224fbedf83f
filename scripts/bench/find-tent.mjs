import { ask } from "./request.mjs";

/** The shop of whoever logged in: calls of the panel name theirs. */
export async function findTent({ port, headers }) {
  const answer = await ask({ port, host: `localhost:${port}`, path: "/api/trpc/tent.mine", headers });
  if (answer.status !== 200) throw new Error(`tent.mine respondió ${answer.status}: ${answer.body}`);
  return JSON.parse(answer.body).result.data.json.id;
}
