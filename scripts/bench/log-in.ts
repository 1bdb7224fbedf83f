import { z } from "zod";
import { type Answer, get, send } from "./request.ts";
import type { Caller } from "./trpc.ts";

/** A merchant of the seeded data, and the shop that is theirs. */
export interface Merchant {
  email: string;
  password: string;
  tentId: number;
}

const csrf = z.object({ csrfToken: z.string() });
const cookiesOf = ({ headers }: Answer) => (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";", 1)[0]);

/** Logs a merchant in as a browser does, for calls in their name. */
export async function logIn(port: number, { email, password }: Merchant): Promise<Caller> {
  const host = `localhost:${port}`;
  const origin = `http://${host}`;
  const first = await get({ port, host, path: "/api/auth/csrf" });
  const { csrfToken } = csrf.parse(JSON.parse(first.body.toString()));
  const answer = await send({
    port,
    host,
    path: "/api/auth/callback/credentials",
    method: "POST",
    headers: {
      Origin: origin,
      Cookie: cookiesOf(first).join("; "),
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ csrfToken, email, password, json: "true" }).toString(),
  });
  const session = cookiesOf(answer);
  if (answer.status !== 200 || session.length === 0) throw new Error(`No se pudo entrar con ${email}: ${answer.body}`);
  return {
    port,
    host,
    headers: { Origin: origin, Cookie: session.join("; "), "Content-Type": "application/json" },
  };
}

/** A session as a browser keeps it. */
export function cookiesOfPanel({ port, headers }: Caller) {
  return (headers?.Cookie ?? "").split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: `http://localhost:${port}` };
  });
}
