import { request } from "node:http";
import { type EdgeAddress, runningEdges } from "~/server/edge/edge-registry";
import type { CacheRead, ShopCache } from "~/server/ports/shop-cache";

const TIMEOUT_MS = 10_000;

interface RemoteShopCacheOptions {
  dataDir: string;
  secret: string;
}

/**
 * For processes that serve no visitors: asks every server of this installation to purge its pages. A server that is not
 * running has none.
 */
export class RemoteShopCache implements ShopCache {
  readonly #options: RemoteShopCacheOptions;

  constructor(options: RemoteShopCacheOptions) {
    this.#options = options;
  }

  purge(tentId: number): Promise<void> {
    return this.#askAll({ tentId });
  }

  purgeHosts(): Promise<void> {
    return this.#askAll({ hosts: true });
  }

  purgeSite(): Promise<void> {
    return this.#askAll({ site: true });
  }

  /** Nothing is cached here, as this process serves no visitors. */
  async getOrCompute<T>({ make }: CacheRead<T>): Promise<T> {
    return (await make()).value;
  }

  peek(): undefined {}

  tentIdAt<Id extends number>(_address: string, find: () => Promise<Id>): Promise<Id> {
    return find();
  }

  async #askAll(what: object): Promise<void> {
    const edges = await runningEdges(this.#options.dataDir);
    await Promise.all(edges.map((edge) => this.#ask(edge, JSON.stringify(what))));
  }

  #ask({ host, port, panelHost }: EdgeAddress, body: string): Promise<void> {
    const { secret } = this.#options;
    return new Promise((done, fail) => {
      const sent = request({
        host,
        port,
        method: "POST",
        path: "/api/internal/purge",
        timeout: TIMEOUT_MS,
        headers: {
          host: panelHost,
          authorization: `Bearer ${secret}`,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
        },
      });
      sent.on("response", (response) => {
        response.resume();
        if (response.statusCode === 204) response.on("end", () => done());
        else fail(new Error(`The server at ${host}:${port} did not purge: ${response.statusCode}`));
      });
      sent.on("timeout", () => sent.destroy(new Error(`The server at ${host}:${port} does not respond`)));
      sent.on("error", (error: NodeJS.ErrnoException) => (error.code === "ECONNREFUSED" ? done() : fail(error)));
      sent.end(body);
    });
  }
}
