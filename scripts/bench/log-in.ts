import { ask, get } from "./request.ts";

const cookiesOf = ({ headers }) => (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";", 1)[0]);

/** Logs in as a browser does, and returns the headers of a merchant's requests. */
export async function logIn({ port, email, password }) {
  const host = `localhost:${port}`;
  const origin = `http://${host}`;
  const first = await get({ port, host, path: "/api/auth/csrf" });
  const { csrfToken } = JSON.parse(first.body);
  const answer = await ask({
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
  return { Origin: origin, Cookie: session.join("; "), "Content-Type": "application/json" };
}
