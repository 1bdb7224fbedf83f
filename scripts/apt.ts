import { spawnSync } from "node:child_process";

/** Whether packages of the system can be installed without asking for a password. */
export const hasApt = () => process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;

/** Installs a package of Debian's; null, or the last lines of what apt-get said when it failed. */
export function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-q"], { env, stdio: "ignore" });
  const args = ["install", "-y", "-q", "--no-install-recommends", name];
  const { status, stderr } = spawnSync("apt-get", args, { env, encoding: "utf8" });
  return status === 0 ? null : (stderr ?? "").split("\n").slice(-4).join("\n");
}
