import { lookup } from "node:dns/promises";
import { request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import {
  AddressRefused,
  AnswerTooLong,
  type Outgoing,
  type OutgoingAnswer,
  type OutgoingRequest,
  OutgoingTimeout,
  TooManyRedirects,
} from "~/server/ports/outgoing";
import { isPublicAddress } from "./public-address";

interface Address {
  address: string;
  family: number;
}

export interface OutgoingOptions {
  /** For tests: the origin of a stand-in on this machine, which may use http, any port and a loopback address. */
  standIn?: string | undefined;
  /** Whether `http` is allowed as well, and each of the two on the port of the other. */
  plainHttp?: boolean;
  /** `host:port`s that may be called, whatever their ports and addresses are. */
  allow?: readonly string[];
  /** All addresses of a name. Called once per request. */
  resolve?: (name: string) => Promise<Address[]>;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const WEB = new Set(["http:", "https:"]);
const WEB_PORTS = new Set(["80", "443"]);

const portOf = ({ port, protocol }: URL) => port || (protocol === "https:" ? "443" : "80");
const placeOf = (url: URL) => `${url.hostname}:${portOf(url)}`;

/** Node reads each byte of a header as a letter; servers write addresses as UTF-8 there. */
function decodedHeader(value: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(value, "latin1"));
  } catch {
    return value; // Latin-1 in earnest
  }
}

/**
 * Resolves the name once, checks every address, and connects to those addresses only. A name that changes its address in
 * between (DNS rebinding) therefore gains nothing.
 */
export class GuardedOutgoing implements Outgoing {
  readonly #standIn: string | null;
  readonly #plainHttp: boolean;
  readonly #allow: ReadonlySet<string>;
  readonly #resolve: (name: string) => Promise<Address[]>;

  constructor({
    standIn,
    plainHttp = false,
    allow = [],
    resolve = (name) => lookup(name, { all: true }),
  }: OutgoingOptions = {}) {
    this.#standIn = standIn === undefined ? null : new URL(standIn).origin;
    this.#plainHttp = plainHttp;
    this.#allow = new Set(allow.map((place) => placeOf(new URL(`http://${place}`))));
    this.#resolve = resolve;
  }

  async request(request: OutgoingRequest): Promise<OutgoingAnswer> {
    const timeout = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS);
    const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
    try {
      return await this.#follow(request, signal);
    } catch (error) {
      if (timeout.aborted && signal.reason === timeout.reason) throw new OutgoingTimeout("no answer in time");
      request.signal?.throwIfAborted();
      throw error;
    }
  }

  async #follow(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingAnswer> {
    const { maxRedirects } = request;
    for (let text = request.url, followed = 0; ; followed += 1) {
      const url = this.#checked(text);
      const answer = await send(url, await this.#addressesOf(url, signal), request, signal);
      const { location } = answer.headers;
      if (maxRedirects === undefined || !REDIRECTS.has(answer.status) || typeof location !== "string") return answer;
      if (followed === maxRedirects) throw new TooManyRedirects(`${url.hostname} redirects too often`);
      text = URL.parse(decodedHeader(location), url)?.href ?? location;
    }
  }

  #checked(text: string): URL {
    const url = URL.parse(text);
    if (!url) throw new AddressRefused("not an address");
    if (url.username || url.password) throw new AddressRefused("an address with credentials");
    if (url.origin === this.#standIn) return url;
    if (!this.#plainHttp) {
      if (url.protocol !== "https:") throw new AddressRefused("not https");
      if (url.port !== "") throw new AddressRefused("not the port of https");
      return url;
    }
    if (!WEB.has(url.protocol)) throw new AddressRefused("not http or https");
    if (!this.#allow.has(placeOf(url)) && !WEB_PORTS.has(portOf(url)))
      throw new AddressRefused("not a port of the web");
    return url;
  }

  async #addressesOf(url: URL, signal: AbortSignal): Promise<Address[]> {
    const name = url.hostname.replace(/^\[|\]$/g, "");
    const family = isIP(name);
    const addresses = family ? [{ address: name, family }] : await until(signal, this.#resolve(name));
    if (this.#allow.has(placeOf(url)) && addresses.length > 0) return addresses;
    const mayBeLoopback = url.origin === this.#standIn;
    const refused = addresses.find(
      ({ address }) => !isPublicAddress(address) && !(mayBeLoopback && isLoopback(address)),
    );
    if (refused) throw new AddressRefused(`${url.hostname} is not a public address`, true);
    if (addresses.length === 0) throw new Error(`${url.hostname} has no address`);
    return addresses;
  }
}

const isLoopback = (address: string) => address === "::1" || address.startsWith("127.");

/** The name server may take longer than the request may. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const late = new Promise<never>((_, fail) => {
    signal.addEventListener("abort", () => fail(signal.reason), { once: true });
  });
  return Promise.race([work, late]);
}

/** In place of Node's own resolution, so that only checked addresses are connected to. */
function pinned(addresses: Address[]): LookupFunction {
  const first = addresses[0] as Address;
  return (_name, { all }, answer) => {
    if (all) answer(null, addresses);
    else answer(null, first.address, first.family);
  };
}

function send(
  url: URL,
  addresses: Address[],
  { method, headers = {}, body, maxBytes = MAX_BYTES, bodyOf }: OutgoingRequest,
  signal: AbortSignal,
): Promise<OutgoingAnswer> {
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body ? { "content-length": String(body.length) } : {}) },
    lookup: pinned(addresses),
    agent: false, // a pooled connection may have been opened for an earlier address of the name
    signal,
  };
  return new Promise((done, fail) => {
    const open = url.protocol === "https:" ? httpsRequest : httpRequest;
    const request = open(url, options, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      const parts: Buffer[] = [];
      let size = 0;
      const tooLong = (bytes: number | null) =>
        response.destroy(new AnswerTooLong(`${url.hostname} answers with more than ${maxBytes} bytes`, bytes));
      response.on("error", fail);
      if (bodyOf !== undefined && status !== bodyOf) {
        done({ status, headers: answered, body: Buffer.alloc(0) });
        response.destroy();
        return;
      }
      const announced = Number(answered["content-length"]);
      if (announced > maxBytes) {
        tooLong(announced);
        return;
      }
      response.on("data", (part: Buffer) => {
        size += part.length;
        if (size > maxBytes) tooLong(null);
        else parts.push(part);
      });
      response.on("end", () => done({ status, headers: answered, body: Buffer.concat(parts) }));
    });
    request.on("error", fail);
    request.end(body);
  });
}
