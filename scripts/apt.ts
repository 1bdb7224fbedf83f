import { spawnSync } from "node:child_process";

/** Whether this process may install Debian packages: it is root, and there is apt-get. */
export const hasApt = (): boolean => process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;

const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
let hasPackageLists = false;

function updatePackageLists(): void {
  if (hasPackageLists) return;
  spawnSync("apt-get", ["update", "-q"], { env, stdio: "ignore" });
  hasPackageLists = true;
}

/** Installs a Debian package. Returns null, or the last lines of apt-get's error output if it failed. */
export function installPackage(name: string): string | null {
  updatePackageLists();
  const args = ["install", "-y", "-q", "--no-install-recommends", name];
  const { status, stderr } = spawnSync("apt-get", args, { env, encoding: "utf8" });
  return status === 0 ? null : (stderr ?? "").split("\n").slice(-4).join("\n");
}
