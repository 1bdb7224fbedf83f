import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { captchaProviders } from "~/domain/session/captcha";
import type { AppError } from "~/server/errors";
import { SiteVerify, type SiteVerifyOptions } from "./site-verify";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A fake verification endpoint: a token is valid once. `answer` overrides the response; null never responds. */
async function standIn(answer?: string | { status: number; body: string } | null) {
  const asked: Record<string, string>[] = [];
  const used = new Set<string>();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const form = Object.fromEntries(new URLSearchParams(body));
    asked.push(form);
    if (answer === null) return;
    if (answer !== undefined) {
      const { status, body: text } = typeof answer === "string" ? { status: 200, body: answer } : answer;
      response.writeHead(status, { location: "/elsewhere" }).end(text);
      return;
    }
    const token = form.response ?? "";
    const code =
      form.secret !== "the-secret"
        ? "invalid-input-secret"
        : used.has(token)
          ? "timeout-or-duplicate"
          : "invalid-input-response";
    const success = form.secret === "the-secret" && token.startsWith("solved") && !used.has(token);
    used.add(token);
    response.end(JSON.stringify({ success, hostname: "localhost", ...(success ? {} : { "error-codes": [code] }) }));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  return { asked, verifyUrl };
}

const warned: string[] = [];
const options = (over: Partial<SiteVerifyOptions> = {}): SiteVerifyOptions => ({
  provider: "turnstile",
  siteKey: "the-site-key",
  secret: "the-secret",
  log: { warn: (about) => void warned.push(JSON.stringify(about)) },
  ...over,
});
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "answered",
    (error: AppError) => error.code,
  );

describe.each(captchaProviders)("%s", (provider) => {
  it("sends the secret, the token and the address, and accepts a token once", async () => {
    const { asked, verifyUrl } = await standIn();
    const captcha = new SiteVerify(options({ provider, verifyUrl }));
    expect(await captcha.verify("solved-1", "203.0.113.5")).toBe(true);
    expect(await captcha.verify("solved-1", "203.0.113.5")).toBe(false);
    expect(await captcha.verify("forged", "unknown")).toBe(false);
    expect(asked).toEqual([
      { secret: "the-secret", response: "solved-1", remoteip: "203.0.113.5" },
      { secret: "the-secret", response: "solved-1", remoteip: "203.0.113.5" },
      { secret: "the-secret", response: "forged" },
    ]);
  });

  it("exposes the widget and its origins to pages, never the secret", () => {
    const captcha = new SiteVerify(options({ provider }));
    expect(captcha.widget).toMatchObject({ provider, siteKey: "the-site-key" });
    expect(captcha.widget.scriptUrl).toMatch(/^https:\/\/.+[?&]render=explicit/);
    const host = new URL(captcha.widget.scriptUrl).hostname;
    expect(
      captcha.origins.some((origin) => origin === `https://${host}` || host.endsWith(origin.replace("https://*", ""))),
    ).toBe(true);
    expect(JSON.stringify(captcha.widget)).not.toContain("the-secret");
  });
});

it("allows the origin of a custom script", () => {
  const captcha = new SiteVerify(options({ scriptUrl: "http://127.0.0.1:4000/api.js" }));
  expect(captcha.origins).toContain("http://127.0.0.1:4000");
  expect(captcha.widget.scriptUrl).toBe("http://127.0.0.1:4000/api.js");
});

it.each([
  ["garbage", "<html>"],
  ["another shape", '{"ok":true}'],
  ["a 500", { status: 500, body: "" }],
  ["a redirect", { status: 307, body: "" }],
  ["an internal error", '{"success":false,"error-codes":["internal-error"]}'],
  ["silence", null],
])("treats %s as the provider's failure, not the visitor's", async (_name, answer) => {
  const { verifyUrl } = await standIn(answer);
  const captcha = new SiteVerify(options({ verifyUrl, timeoutMs: 200 }));
  expect(await codeOf(captcha.verify("solved-1", "203.0.113.5"))).toBe("CAPTCHA_FAILED");
});

it("treats a wrong secret as our failure, and never logs it", async () => {
  const { verifyUrl } = await standIn();
  const captcha = new SiteVerify(options({ verifyUrl, secret: "of-another-site" }));
  expect(await codeOf(captcha.verify("solved-1", "203.0.113.5"))).toBe("CAPTCHA_FAILED");
  expect(warned.at(-1)).toBe('{"provider":"turnstile","reason":"invalid-input-secret"}');
});

it("rejects when the provider is unreachable", async () => {
  const captcha = new SiteVerify(options({ verifyUrl: "http://127.0.0.1:1/siteverify" }));
  expect(await codeOf(captcha.verify("solved-1", "203.0.113.5"))).toBe("CAPTCHA_FAILED");
});
