import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { atEnd } from "../closing.ts";

interface DeliveredMail {
  at: number;
  messageId: string;
  /** The order that it announces, as `shop/number`; "" for other mails. */
  order: string;
}

/** The provider that the cluster sends its mails through. */
export interface MailServer {
  url: string;
  mails: DeliveredMail[];
}

const unwrapped = (text: string) => text.replace(/=\r?\n/g, "").replaceAll("=3D", "=");

function readMail(text: string): DeliveredMail {
  const plain = unwrapped(text);
  const [, number, shop] = /\/pedidos\/(\d+)\?tienda=(\d+)/.exec(plain) ?? [];
  return {
    at: Date.now(),
    messageId: /^Message-ID: *(<[^>]+>)/im.exec(plain)?.[1] ?? "",
    order: number && shop ? `${shop}/${number}` : "",
  };
}

/** Starts an SMTP server that accepts every mail. */
export async function startMailServer(): Promise<MailServer> {
  const mails: DeliveredMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.once("end", () => {
        mails.push(readMail(Buffer.concat(chunks).toString()));
        done();
      });
    },
  });
  server.on("error", () => {}); // a killed worker leaves its connection
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  atEnd(() => new Promise<void>((done) => server.close(() => done())));
  const address = listening.address();
  if (typeof address !== "object" || address === null) throw new Error("A listening TCP server has no port");
  return { url: `smtp://127.0.0.1:${address.port}`, mails };
}
