// A server or a worker of the cluster: `npm start` or `npm run worker` with a DATA_DIR and a way to the database of its own.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { httpRequest } from "../../e2e/fixtures/http";
import { root } from "../bootstrap.mjs";
import { freePort } from "../free-port.ts";
import { NODE_FLAGS } from "../node-flags.ts";
import { DatabaseProxy } from "./database-proxy.ts";
import { LocalProgram } from "./programs.ts";

const START_SECONDS = 120;
/** A server ends its requests in progress within seconds after DRAIN_SECONDS. */
const END_SECONDS = 40;

export interface NodeOptions {
  name: string;
  folder: string;
  /** The port that leads to the primary. */
  databasePort: number;
  databaseUrl: (port: number) => string;
  /** The settings that all processes of the cluster share. */
  settings: Readonly<Record<string, string>>;
}

/** A process of the product that can be killed and started again. */
abstract class ClusterProcess {
  protected program: LocalProgram | undefined;

  protected constructor(
    readonly name: string,
    /** Its way to the database. */
    readonly database: DatabaseProxy,
    private readonly environment: Record<string, string>,
  ) {}

  protected abstract readonly command: string;
  protected abstract isReady(program: LocalProgram): boolean | Promise<boolean>;

  /** Starts it, and waits until it works. */
  async start(): Promise<void> {
    const args = [...NODE_FLAGS, join(root, "scripts/run.mjs"), this.command];
    const program = LocalProgram.start(this.name, process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...this.environment },
    });
    this.program = program;
    await program.until(() => this.isReady(program), START_SECONDS);
  }

  get pid(): number {
    return this.program?.pid ?? 0;
  }

  /** What it printed. */
  get output(): string {
    return this.program?.output ?? "";
  }

  /** Kills it with all its processes. */
  async kill(): Promise<void> {
    await this.program?.kill();
  }

  /** Asks it to end, and waits until it has. */
  async terminate(): Promise<void> {
    await this.program?.terminate(END_SECONDS);
  }

  /** Stops all its processes without ending them. */
  pause(): void {
    this.program?.signalGroup("SIGSTOP");
  }

  resume(): void {
    this.program?.signalGroup("SIGCONT");
  }
}

async function prepareNode({ name, folder, databasePort, databaseUrl, settings }: NodeOptions) {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  const database = await DatabaseProxy.open(databasePort);
  return { database, environment: { ...settings, DATA_DIR: dataDir, DATABASE_URL: databaseUrl(database.port) } };
}

export class ClusterServer extends ClusterProcess {
  protected readonly command = "start";

  private constructor(
    name: string,
    readonly port: number,
    database: DatabaseProxy,
    environment: Record<string, string>,
  ) {
    super(name, database, environment);
  }

  static async prepare(options: NodeOptions, own: Record<string, string> = {}): Promise<ClusterServer> {
    const { database, environment } = await prepareNode(options);
    const port = await freePort();
    return new ClusterServer(options.name, port, database, { ...environment, PORT: String(port), ...own });
  }

  protected isReady(): Promise<boolean> {
    return this.answers("/api/health/ready");
  }

  private async answers(path: string): Promise<boolean> {
    const answer = await httpRequest(`http://localhost${path}`, { port: this.port }).catch(() => null);
    return answer?.status === 200;
  }
}

export class ClusterWorker extends ClusterProcess {
  protected readonly command = "worker";

  static async prepare(options: NodeOptions): Promise<ClusterWorker> {
    const { database, environment } = await prepareNode(options);
    return new ClusterWorker(options.name, database, environment);
  }

  protected isReady(program: LocalProgram): boolean {
    return program.output.includes("Trabajando en segundo plano");
  }
}
