import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { atEnd } from "../closing.ts";

/** How the way to the database is. */
type Line = "open" | "hanging" | "refusing";

/** A TCP proxy between one server and its database, which can be cut. */
export class DatabaseProxy {
  #line: Line = "open";
  readonly #sockets = new Set<Socket>();
  readonly #waiting: Socket[] = [];
  #watched: { text: string; act: () => void } | undefined;

  private constructor(
    server: Server,
    readonly port: number,
    private readonly target: number,
  ) {
    server.on("connection", (client) => this.#accept(client));
  }

  /** Opens a proxy to a port of this machine. */
  static async open(target: number): Promise<DatabaseProxy> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (typeof address !== "object" || address === null) throw new Error("A listening TCP server has no port");
    const proxy = new DatabaseProxy(server, address.port, target);
    atEnd(() => {
      server.close();
      for (const socket of proxy.#sockets) socket.destroy();
    });
    return proxy;
  }

  /** From now on nothing passes, and nobody is told: like a cut cable. */
  hang(): void {
    this.#line = "hanging";
    for (const socket of this.#sockets) socket.pause();
  }

  /** Breaks all connections and refuses new ones. */
  refuse(): void {
    this.#line = "refusing";
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Lets everything pass again, also what has waited. */
  restore(): void {
    this.#line = "open";
    for (const client of this.#waiting.splice(0)) this.#forward(client);
    for (const socket of this.#sockets) socket.resume();
  }

  /** Holds back the next message to the database that contains `text`, and calls `act` instead. */
  onceSent(text: string, act: () => void): void {
    this.#watched = { text, act };
  }

  #accept(client: Socket): void {
    this.#keep(client);
    if (this.#line === "refusing") client.resetAndDestroy();
    else if (this.#line === "hanging") this.#waiting.push(client);
    else this.#forward(client);
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => {}); // the other end sees it
    socket.once("close", () => this.#sockets.delete(socket));
  }

  #forward(client: Socket): void {
    if (client.destroyed) return;
    const database = connect(this.target, "127.0.0.1");
    this.#keep(database);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from.on("data", (chunk: Buffer) => {
        if (from === client && this.#holdsBack(chunk)) return;
        if (!to.write(chunk)) {
          from.pause();
          to.once("drain", () => this.#line === "open" && from.resume());
        }
      });
      from.once("end", () => to.end());
      from.once("close", () => to.destroy());
    }
  }

  #holdsBack(chunk: Buffer): boolean {
    const { text, act } = this.#watched ?? {};
    if (text === undefined || !chunk.includes(text)) return false;
    this.#watched = undefined;
    act?.();
    return true;
  }
}
