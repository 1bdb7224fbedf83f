/** DNS lookups. A name without a record of the requested kind has an empty list. */
export interface Dns {
  /** @throws DnsUnreachable */
  texts(name: string): Promise<string[]>;
  /** @throws DnsUnreachable */
  aliases(name: string): Promise<string[]>;
  /** IPv4 and IPv6 addresses. @throws DnsUnreachable */
  addresses(name: string): Promise<string[]>;
}

/** No name server was reachable or responded in time: nothing is known about the name. */
export class DnsUnreachable extends Error {
  constructor(name: string, options: ErrorOptions) {
    super(`${name} cannot be looked up`, options);
    this.name = "DnsUnreachable";
  }
}
