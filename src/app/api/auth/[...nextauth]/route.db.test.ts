import { expect, test } from "vitest";
import { appOrigin } from "~/server/site/addresses";
import { GET, POST } from "./route";

const ask = (path: string, init: RequestInit = {}) => {
  const [name = ""] = path.split("?");
  const context = { params: Promise.resolve({ nextauth: name.split("/") }) };
  const request = Object.assign(new Request(`${appOrigin}/api/auth/${path}`, init), {
    nextUrl: new URL(`${appOrigin}/api/auth/${path}`),
  });
  return init.method === "POST" ? POST(request, context) : GET(request, context);
};

test.each(["callback/credentials", "callback/credentials?email=a%40b.co&password=x", "callback/google", "callback"])(
  "GET %s: a log-in is sent, not asked for",
  async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  },
);

test("a log-in from another origin is refused before it is read", async () => {
  for (const origin of [undefined, "null", "https://evil.example"]) {
    const headers = new Headers(origin === undefined ? [] : [["origin", origin]]);
    expect((await ask("callback/credentials", { method: "POST", headers, body: "x" })).status).toBe(403);
  }
});
