import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { emptyErrorsForBots, fixStatus, statusOfErrorPage } from "./error-response";

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const PREVIEW = "WhatsApp/2.23.20.0";
const PERSON =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36";

async function ask(listener: RequestListener, path: string, userAgent: string) {
  const server = createServer((request, response) => {
    emptyErrorsForBots(request, response);
    listener(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { "user-agent": userAgent } });
    return { status: answer.status, body: await answer.text(), type: answer.headers.get("content-type") };
  } finally {
    server.close();
  }
}

const streamed =
  (status: number): RequestListener =>
  (_request, response) => {
    response.statusCode = status;
    response.setHeader("Content-Type", "text/html");
    response.write("<h1>uno");
    response.end("</h1>");
  };
const atOnce =
  (status: number): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "Content-Type": "text/html", "Content-Length": "11" });
    response.end("<h1>uno</h1>".slice(0, 11));
  };

describe("errors for bots", () => {
  it.each([
    [404, GOOGLEBOT],
    [400, GOOGLEBOT],
    [500, PREVIEW],
    [503, PREVIEW],
  ])("%s has an empty body", async (status, bot) => {
    for (const listener of [streamed(status), atOnce(status)]) {
      expect(await ask(listener, "/x", bot)).toEqual({ status, body: "", type: null });
    }
  });

  it("leaves successful pages, people's requests and API responses unchanged", async () => {
    expect((await ask(streamed(200), "/x", GOOGLEBOT)).body).toBe("<h1>uno</h1>");
    expect((await ask(atOnce(200), "/x", GOOGLEBOT)).status).toBe(200);
    expect((await ask(streamed(404), "/x", PERSON)).body).toBe("<h1>uno</h1>");
    expect((await ask(streamed(404), "/api/x", GOOGLEBOT)).body).toBe("<h1>uno</h1>");
  });
});

it.each([
  ["/error?code=404", 404],
  ["/error?code=40012&error=x", 400],
  ["/error?error=x", 500],
  ["/error", 500],
  ["/notfound", 404],
  ["/notfound?tienda=x", 404],
  ["/errores?code=404", null],
  ["/login", null],
])("%s has the status %s", (target, status) => {
  expect(statusOfErrorPage(target)).toBe(status);
});

it("keeps a fixed status", async () => {
  const held: RequestListener = (request, response) => {
    fixStatus(response, 400);
    streamed(200)(request, response);
  };
  expect(await ask(held, "/error", PERSON)).toEqual({ status: 400, body: "<h1>uno</h1>", type: "text/html" });
});
