import { lookup } from "node:dns/promises";
import { request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { AddressRefused, type Outgoing, type OutgoingAnswer, type OutgoingRequest } from "~/server/ports/outgoing";
import { isPublicAddress } from "./public-address";

interface Address {
  address: string;
  family: number;
}

export interface OutgoingOptions {
  /** For tests: the origin of a stand-in on this machine, which may use http, any port and a loopback address. */
  standIn?: string | undefined;
  /** All addresses of a name. Called once per request. */
  resolve?: (name: string) => Promise<Address[]>;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;

/**
 * Resolves the name once, checks every address, and connects to those addresses only. A name that changes its address in
 * between (DNS rebinding) therefore gains nothing.
 */
export class GuardedOutgoing implements Outgoing {
  readonly #standIn: string | null;
  readonly #resolve: (name: string) => Promise<Address[]>;

  constructor({ standIn, resolve = (name) => lookup(name, { all: true }) }: OutgoingOptions = {}) {
    this.#standIn = standIn === undefined ? null : new URL(standIn).origin;
    this.#resolve = resolve;
  }

  async request(request: OutgoingRequest): Promise<OutgoingAnswer> {
    const url = this.#checked(request.url);
    const signal = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS);
    const addresses = await this.#addressesOf(url, signal);
    return send(url, addresses, request, signal);
  }

  #checked(text: string): URL {
    const url = URL.parse(text);
    if (!url) throw new AddressRefused("not an address");
    if (url.username || url.password) throw new AddressRefused("an address with credentials");
    if (url.origin === this.#standIn) return url;
    if (url.protocol !== "https:") throw new AddressRefused("not https");
    if (url.port !== "") throw new AddressRefused("not the port of https");
    return url;
  }

  async #addressesOf(url: URL, signal: AbortSignal): Promise<Address[]> {
    const name = url.hostname.replace(/^\[|\]$/g, "");
    const family = isIP(name);
    const addresses = family ? [{ address: name, family }] : await until(signal, this.#resolve(name));
    const mayBeLoopback = url.origin === this.#standIn;
    const refused = addresses.find(
      ({ address }) => !isPublicAddress(address) && !(mayBeLoopback && isLoopback(address)),
    );
    if (refused) throw new AddressRefused(`${url.hostname} is not a public address`);
    if (addresses.length === 0) throw new Error(`${url.hostname} has no address`);
    return addresses;
  }
}

const isLoopback = (address: string) => address === "::1" || address.startsWith("127.");

/** The name server may take longer than the request may. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
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
  { method, headers = {}, body, maxBytes = MAX_BYTES }: OutgoingRequest,
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
      const parts: Buffer[] = [];
      let size = 0;
      response.on("data", (part: Buffer) => {
        size += part.length;
        if (size > maxBytes) response.destroy(new Error(`${url.hostname} answers with more than ${maxBytes} bytes`));
        else parts.push(part);
      });
      response.on("error", fail);
      response.on("end", () => {
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    request.on("error", fail);
    request.end(body);
  });
}
