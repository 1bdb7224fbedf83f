import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { answerUnavailable } from "./database-outage";

let server: Server;
afterEach(() => void server.close());

async function answerOf(missed: boolean, answer: (response: ServerResponse) => void) {
  server = createServer((_request, response) => {
    answerUnavailable(response, () => missed);
    answer(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { status, statusText, headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return [status, statusText, headers.get("retry-after"), headers.get("x-own")];
}

const plain = (status: number) => (response: ServerResponse) => {
  response.statusCode = status;
  response.end("text");
};

it("turns a failure during a database outage into a 503 with Retry-After", async () => {
  expect(await answerOf(true, plain(500))).toEqual([503, "Service Unavailable", "5", null]);
  const written = (response: ServerResponse) => response.writeHead(401, "Unauthorized", { "x-own": "1" }).end();
  expect(await answerOf(true, written)).toEqual([503, "Service Unavailable", "5", "1"]);
});

it("leaves successful responses and other failures unchanged", async () => {
  expect(await answerOf(true, plain(200))).toEqual([200, "OK", null, null]);
  expect(await answerOf(false, plain(500))).toEqual([500, "Internal Server Error", null, null]);
});
