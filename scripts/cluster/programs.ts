// The programs that a cluster consists of. Each runs in a process group of its own, and all of them end with this command.
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { atEnd } from "../closing.ts";
import { Failure } from "../failure.mjs";

/** What the machine has to have, by the Debian package that brings it. */
const NEEDED: Record<string, string> = { haproxy: "haproxy", "redis-server": "redis-server", openssl: "openssl" };

/** @throws {Failure} a program is missing; names all the packages to install */
export function needPrograms(): void {
  if (process.platform !== "linux") throw new Failure("El clúster de prueba corre solo en Linux.");
  const folders = `${process.env.PATH ?? ""}:/usr/sbin:/sbin`;
  process.env.PATH = folders; // Debian's haproxy is there, where only root looks
  const missing = Object.keys(NEEDED).filter((name) => spawnSync(name, ["-v"], { stdio: "ignore" }).error);
  if (missing.length === 0) return;
  const packages = missing.map((name) => NEEDED[name]).join(" ");
  throw new Failure(`Faltan programas para el clúster: sudo apt-get install ${packages}`);
}

const OUTPUT_KEPT = 200_000;

/** A running program of the cluster. */
export class LocalProgram {
  #output = "";
  readonly exited: Promise<void>;

  private constructor(
    readonly name: string,
    private readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        this.#output = (this.#output + chunk).slice(-OUTPUT_KEPT);
      });
    this.exited = new Promise((done) => {
      child.once("exit", () => done());
      child.once("error", (error) => {
        this.#output += error.message;
        done();
      });
    });
    atEnd(() => this.kill());
  }

  static start(name: string, command: string, args: readonly string[], options: SpawnOptions = {}): LocalProgram {
    const own: SpawnOptions = { detached: true, stdio: ["ignore", "pipe", "pipe"] };
    return new LocalProgram(name, spawn(command, args, { ...options, ...own }));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get running(): boolean {
    return this.child.pid !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The end of what it printed. */
  get output(): string {
    return this.#output;
  }

  /** To all its processes. */
  signalGroup(signal: NodeJS.Signals): void {
    if (!this.child.pid) return;
    try {
      process.kill(-this.child.pid, signal);
    } catch {
      // it has ended
    }
  }

  /** Ends all its processes at once, as the loss of the machine does. */
  async kill(): Promise<void> {
    this.signalGroup("SIGKILL");
    if (this.child.pid) await this.exited;
  }

  /** Asks it to end, as a service manager does, and waits until it has. @throws {Failure} it does not end */
  async terminate(seconds: number): Promise<void> {
    this.child.kill("SIGTERM");
    const ended = await Promise.race([this.exited.then(() => true), wait(seconds * 1000, false, { ref: false })]);
    if (!ended) throw new Failure(`${this.name} no terminó en ${seconds} s después de SIGTERM.`);
    this.signalGroup("SIGKILL"); // what it may have left behind
  }

  /** Waits until `ready` holds. @throws {Failure} the program ended, or it took longer than `seconds` */
  async until(ready: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
    for (const deadline = Date.now() + seconds * 1000; ; await wait(50)) {
      if (await ready()) return;
      if (!this.running) throw new Failure(`${this.name} terminó:\n${this.#output.slice(-4000).trim()}`);
      if (Date.now() > deadline)
        throw new Failure(`${this.name} no respondió en ${seconds} s:\n${this.#output.slice(-4000).trim()}`);
    }
  }
}
