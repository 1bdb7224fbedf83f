import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { Failure } from "../failure.mjs";
import { freePort } from "../free-port.ts";

// The developer's own site must not be pictured. An empty value also wins over one in .env.
const CLEARED = ["DATABASE_URL", "APP_URL", "NEXTAUTH_URL", "HOST_NAME", "HOST", "SEED_DEMO"];

export interface Site {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts a site with a database of its own and the gallery's shops. `dev` runs the development server. */
export async function startSite(dev: boolean): Promise<Site> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, "scripts/run.mjs"), dev ? "dev" : "start"], {
    cwd: root,
    env: {
      ...process.env,
      ...Object.fromEntries(CLEARED.map((name) => [name, ""])),
      PORT: String(port),
      DATA_DIR: join(root, ".gallery/data"),
      GALLERY: "1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (text) => String(text).includes("Lista en") && resolve());
    child.once("close", () => reject(new Failure("El servidor no arrancó.")));
  });
  const stop = () => {
    child.kill("SIGTERM");
    return closed;
  };
  return { origin: `http://localhost:${port}`, stop };
}
