import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const NAME = "shops";

/** A local S3 server with one bucket. Any signature is accepted. */
export class S3Bucket {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<S3Bucket> {
    const folder = await mkdtemp(path.join(tmpdir(), "bucket-"));
    // It encrypts the tokens of its lists with DES, which Node has only as a legacy algorithm.
    const child = fork("src/test/s3-child.mjs", [folder, NAME], { execArgv: ["--openssl-legacy-provider"] });
    const [{ port }] = (await once(child, "message")) as [{ port: number }];
    return new S3Bucket(child, folder, port);
  }

  get keys() {
    const endpoint = `http://127.0.0.1:${this.port}`;
    return { endpoint, bucket: NAME, region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  }

  async empty(): Promise<void> {
    const root = path.join(this.folder, NAME);
    for (const entry of await readdir(root)) {
      if (!entry.startsWith("._")) await rm(path.join(root, entry), { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {
    this.child.kill();
    await once(this.child, "exit");
    await rm(this.folder, { recursive: true, force: true });
  }
}
