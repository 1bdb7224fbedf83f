import { expect, test } from "vitest";
import { testDb } from "~/test/test-db";
import { POST } from "./route";

const db = testDb();
const send = async (provider: string) => {
  const body = JSON.stringify({ id: 1, type: "subscription_preapproval", data: { id: "abc" } });
  const request = new Request(`http://localhost/api/webhooks/${provider}?data.id=abc`, { method: "POST", body });
  return (await POST(request, { params: Promise.resolve({ provider }) })).status;
};

test("responds 503 to a provider without keys, and 404 to unknown providers", async () => {
  expect(await send("mercado-pago")).toBe(503);
  expect(await send("paypal")).toBe(503);
  for (const name of ["stripe", "constructor", "MERCADO_PAGO"]) expect(await send(name)).toBe(404);
  expect(await db.webhookEvent.count()).toBe(0);
});
