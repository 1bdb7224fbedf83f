import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { httpRequest } from "./fixtures/http";
import { SiteProcess } from "./fixtures/site-process";

test.setTimeout(180_000);

test("a failing page is reported once to the super-users' chat; a page that is not found is not", async () => {
  const messages: string[] = [];
  const telegram = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    messages.push(
      `${(JSON.parse(body) as { chat_id: string }).chat_id}: ${(JSON.parse(body) as { text: string }).text}`,
    );
    response.setHeader("content-type", "application/json");
    response.end('{"ok":true,"result":{"message_id":1}}');
  });
  await new Promise<void>((done) => telegram.listen(0, "127.0.0.1", done));
  const site = await SiteProcess.prepare({
    TELEGRAM_BOT_TOKEN: "123:of-the-stand-in",
    TELEGRAM_CHAT_ID: "-100",
    TELEGRAM_SUPERS_CHAT_ID: "-200",
    TELEGRAM_API_URL: `http://127.0.0.1:${(telegram.address() as AddressInfo).port}`,
  });
  try {
    await site.start();
    expect((await httpRequest(`${site.origin}/no-existe`)).status).toBe(404);
    await site.query("ALTER TABLE configuration RENAME TO configuration_away");
    const shop = site.origin.replace("localhost", "demo.localhost");
    await httpRequest(`${shop}/`);
    const { status } = await httpRequest(`${site.origin}/login?volver=%2Fpedidos`);
    expect(status).toBe(500);
    await site.query("ALTER TABLE configuration_away RENAME TO configuration");
    await expect.poll(() => messages.filter((line) => line.includes("/login")).length, { timeout: 120_000 }).toBe(1);
    for (const line of messages) expect(line).toMatch(/^-200: ERROR EN PAGINA\n\/\S*\n\S.*$/);
    expect(messages.join("\n")).not.toContain("no-existe");
  } finally {
    await site.remove();
    telegram.closeAllConnections();
    telegram.close();
  }
});
