import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outboxDelivery } from "~/server/adapters/local/outbox";
import { smtpDelivery } from "~/server/adapters/smtp/smtp-delivery";
import type { Mail } from "~/server/ports/mailer";

const from = "Vidriera <no-responder@example.test>";
const ID = "6f1f6c1e-0b0e-4c39-9a53-0f8a4f5c0001";
const mail: Mail = {
  to: "nora@example.test",
  subject: "Tu contraseña, Nora\r\nBcc: otra@example.test",
  text: "Hola, Ñandú: https://example.test/recuperar/abc",
  html: "<p>Hola, Ñandú</p>",
};

interface Received {
  receivers: string[];
  content: string;
}

/** A fake mail server: accepts every mail except those to `nadie@`. */
function mailServer() {
  const received: Received[] = [];
  const server = createServer((socket: Socket) => {
    let current: Received = { receivers: [], content: "" };
    let inContent = false;
    let rest = "";
    socket.setEncoding("utf8");
    socket.write("220 ready\r\n");
    socket.on("data", (chunk: string) => {
      rest += chunk;
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (inContent && line === ".") {
          inContent = false;
          received.push(current);
          current = { receivers: [], content: "" };
          socket.write("250 taken\r\n");
        } else if (inContent) current.content += `${line}\r\n`;
        else if (/^DATA/i.test(line)) {
          inContent = true;
          socket.write("354 go on\r\n");
        } else if (/^RCPT TO:<nadie@/i.test(line)) socket.write("550 nobody here\r\n");
        else {
          if (/^RCPT/i.test(line)) current.receivers.push(line.replace(/^RCPT TO:/i, ""));
          socket.write("250 ok\r\n");
          if (/^QUIT/i.test(line)) socket.end();
        }
      }
    });
  });
  return { server, received };
}

const standIn = mailServer();
let url: string;
const folder = mkdtempSync(join(tmpdir(), "vidriera-outbox-"));
const lines: object[] = [];
const log = { info: (line: object) => void lines.push(line) };

beforeAll(
  () =>
    new Promise<void>((done) => {
      standIn.server.listen(0, "127.0.0.1", () => {
        const address = standIn.server.address();
        url = `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
        done();
      });
    }),
);
afterAll(() => void standIn.server.close());

const written = () =>
  readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));

describe.each([
  ["an SMTP server", () => smtpDelivery({ url, from }), () => standIn.received.map(({ content }) => content)],
  ["the outbox", () => outboxDelivery({ folder, from, log }), written],
])("mail through %s", (_name, delivery, arrived) => {
  it("sends one message to one person, as text and HTML, without header injection", async () => {
    await delivery()(mail, ID);
    const message = arrived().at(-1) ?? "";
    expect(message).toMatch(/^From: Vidriera <no-responder@example\.test>\r$/m);
    expect(message).toMatch(/^To: nora@example\.test\r$/m);
    expect(message).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(message).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
    expect(message).toContain("https://example.test/recuperar/abc");
    expect(message).toContain(`Message-ID: <${ID}@example.test>\r\n`);
    expect(message).not.toMatch(/^Bcc:/im);
  });

  it("treats an address as a single recipient, whatever it contains", async () => {
    await delivery()({ ...mail, to: "nora@example.test, otra@example.test" }, ID).catch(() => undefined);
    const others = standIn.received.flatMap(({ receivers }) => receivers).filter((one) => one.includes("<otra@"));
    expect(others).toEqual([]);
  });
});

describe("the outbox", () => {
  it("is readable only by our user, and logs no mail text", async () => {
    await outboxDelivery({ folder, from, log })(mail, ID);
    const [name] = readdirSync(folder);
    expect(statSync(join(folder, name ?? "")).mode & 0o777).toBe(0o600);
    expect(JSON.stringify(lines)).not.toContain("recuperar");
  });
});
