import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { type PushMessage, pushMessageSchema } from "~/domain/push/push-message";

const KEY_BYTES = 32;
const padded = (key: Buffer) => Buffer.concat([Buffer.alloc(KEY_BYTES), key]).subarray(-KEY_BYTES);

/** A key pair as `npm start` makes it. */
function makePushKeys() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: padded(pair.getPrivateKey()).toString("base64url"),
  };
}

/** The keys of this run's installation. */
export const PUSH_KEYS = makePushKeys();

interface Browser {
  pair: ECDH;
  auth: Buffer;
}

interface Received {
  message: PushMessage;
  /** Path of the subscription's endpoint. */
  path: string;
  topic: string;
  ttl: number;
  /** Claims of the VAPID token. */
  claims: { aud: string; exp: number; sub: string };
}

/** Decrypts a message for this browser (RFC 8188, RFC 8291). @throws when it was encrypted for another one */
function decrypt(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const derive = (key: Buffer, salted: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync("sha256", key, salted, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const input = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(input, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(input, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString(); // the record ends with a delimiter and padding
}

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** The claims of a valid VAPID token (RFC 8292). @throws when it was not signed with the key it names, or not with ours */
function claimsOf(authorization: string, publicKey: string): Received["claims"] {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error("not the key of the subscription");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const [head = "", claims = "", signature = ""] = token.split(".");
  const signed = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!signed) throw new Error("a wrong signature");
  return claimsSchema.parse(JSON.parse(Buffer.from(claims, "base64url").toString()));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * A push service on this machine. It accepts only messages that a browser could decrypt and that are signed with
 * `publicKey`, and answers the statuses in `answers` first.
 */
export async function startPushService({ publicKey = PUSH_KEYS.publicKey, port = 0 } = {}) {
  const browsers = new Map<string, Browser>();
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const path = request.url ?? "";
    const answer = answers.shift();
    if (answer !== undefined) return response.writeHead(answer).end();
    const browser = browsers.get(path);
    if (!browser) return response.writeHead(410).end();
    try {
      const { authorization = "", topic, ttl, "content-encoding": encoding } = request.headers;
      if (request.method !== "POST" || encoding !== "aes128gcm") throw new Error("not a push message");
      received.push({
        path,
        claims: claimsOf(authorization, publicKey),
        message: pushMessageSchema.parse(JSON.parse(decrypt(body, browser))),
        topic: String(topic),
        ttl: Number(ttl),
      });
      response.writeHead(201).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  await new Promise<void>((listening, failed) => server.once("error", failed).listen(port, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** Statuses of the next answers. */
    answers,
    /** A new browser's subscription. */
    subscribe() {
      const pair = createECDH("prime256v1");
      pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString("base64url")}`;
      browsers.set(path, { pair, auth });
      return {
        endpoint: origin + path,
        p256dh: pair.getPublicKey("base64url"),
        auth: auth.toString("base64url"),
      };
    },
    /** The browser no longer wants messages: 410 from now on. */
    forget: (endpoint: string) => browsers.delete(new URL(endpoint).pathname),
    close: () => new Promise((closed) => server.close(closed)),
  };
}
