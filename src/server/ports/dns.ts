/** What the names of the world lead to. A name without such a record has an empty list. */
export interface Dns {
  /** @throws DnsUnreachable */
  texts(name: string): Promise<string[]>;
  /** @throws DnsUnreachable */
  aliases(name: string): Promise<string[]>;
  /** Of both kinds. @throws DnsUnreachable */
  addresses(name: string): Promise<string[]>;
}

/** Nobody could be asked, or nobody answered in time: nothing is known of the name. */
export class DnsUnreachable extends Error {
  constructor(name: string, options: ErrorOptions) {
    super(`${name} cannot be looked up`, options);
    this.name = "DnsUnreachable";
  }
}
