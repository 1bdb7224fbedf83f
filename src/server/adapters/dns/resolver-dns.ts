import { Resolver } from "node:dns/promises";
import { type Dns, DnsUnreachable } from "~/server/ports/dns";

const TIMEOUT_MS = 3_000;
const TRIES = 2;
/** Error codes when the name, or this type of record, does not exist. */
const NOTHING = new Set(["ENOTFOUND", "ENODATA"]);

interface ResolverDnsOptions {
  /** `address` or `address:port` of the name servers; those of the machine by default. */
  servers?: readonly string[];
}

/** Queries name servers, without caching. */
export class ResolverDns implements Dns {
  readonly #resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });

  constructor({ servers }: ResolverDnsOptions = {}) {
    if (servers && servers.length > 0) this.#resolver.setServers(servers);
  }

  async texts(name: string): Promise<string[]> {
    const parts = await this.#ask(name, () => this.#resolver.resolveTxt(name));
    return parts.map((each) => each.join(""));
  }

  aliases(name: string): Promise<string[]> {
    return this.#ask(name, () => this.#resolver.resolveCname(name));
  }

  async addresses(name: string): Promise<string[]> {
    const kinds = [() => this.#resolver.resolve4(name), () => this.#resolver.resolve6(name)];
    return (await Promise.all(kinds.map((each) => this.#ask(name, each)))).flat();
  }

  async #ask<T>(name: string, question: () => Promise<T[]>): Promise<T[]> {
    try {
      return await question();
    } catch (error) {
      if (NOTHING.has((error as NodeJS.ErrnoException).code ?? "")) return [];
      throw new DnsUnreachable(name, { cause: error });
    }
  }
}
