// Brings a backup back: into an empty DATA_DIR, or into one whose contents are moved aside first.
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  createWriteStream,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { Writable } from "node:stream";
import { errorCode, Failure } from "../failure.mjs";
import { BackupReader } from "./archive.ts";
import { createFolder, isServerOf, readPidFile, readSettings, writeSettings } from "./cluster.ts";
import { startEmbedded } from "./embedded.ts";
import { withLock } from "./lock.ts";
import { migrationFiles } from "./migrations.ts";
import { findPrograms, programPath, serverAccount } from "./programs.ts";

/** What a start leaves in DATA_DIR that nobody misses. */
const TRACES = /^(?:postgres-users|postgres\.(?:lock|log)|\.write-test|\.restoring|before-restore-.*)$/;
/** Folders that PostgreSQL expects and that have no files in a backup. */
const EMPTY_FOLDERS =
  "pg_wal/archive_status pg_wal/summaries pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans pg_twophase pg_commit_ts pg_tblspc pg_stat pg_logical/snapshots pg_logical/mappings".split(
    " ",
  );

/** The major version of the packaged PostgreSQL. */
async function packagedVersion(): Promise<string | undefined> {
  const programs = await findPrograms(serverAccount());
  return /(\d+)/.exec(execFileSync(programPath(programs, "postgres"), ["--version"], { encoding: "utf8" }))?.[1];
}

async function checkFits({ about }: BackupReader): Promise<void> {
  const machine = `${process.platform}-${process.arch}`;
  if (about.machine !== machine)
    throw new Failure(`El respaldo es de ${about.machine}, y esta máquina es ${machine}: restauralo en una igual.`);
  if (about.postgres !== (await packagedVersion()))
    throw new Failure(
      `El respaldo es de PostgreSQL ${about.postgres}: restauralo con la versión de Vidriera que lo hizo.`,
    );
  const known = new Set((await migrationFiles()).map(({ name }) => name));
  if (about.migrations.some((name) => !known.has(name)))
    throw new Failure("El respaldo es de una versión más nueva de Vidriera: actualizá antes de restaurarlo.");
}

async function requireStopped(dataDir: string): Promise<void> {
  const folder = readSettings(dataDir)?.folder;
  const running = folder === undefined ? null : readPidFile(folder);
  if (folder !== undefined && running && (await isServerOf(folder, running.pid)))
    throw new Failure(`El sitio de ${dataDir} está en marcha: detenelo antes de restaurar.`);
}

/** A path of the archive below a folder; archives are made by us, and may have been changed by others. */
function below(folder: string, path: string): string {
  const target = join(folder, path);
  if (!target.startsWith(`${folder}${sep}`))
    throw new Failure(`El respaldo está dañado: ${path} queda fuera de su carpeta.`);
  return target;
}

/** Moves the entries of a folder into another one, which may be on another disk, as may folders in it. */
function moveAll(from: string, to: string, chosen: (name: string) => boolean): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter(chosen))
    try {
      renameSync(join(from, name), join(to, name));
    } catch (error) {
      if (!["EXDEV", "EBUSY"].includes(errorCode(error) ?? "")) throw error;
      if (statSync(join(from, name)).isDirectory()) moveAll(join(from, name), join(to, name), () => true);
      else {
        cpSync(join(from, name), join(to, name));
        rmSync(join(from, name));
      }
    }
}

/** Gives a folder to the account of the server, and everything in it, as PostgreSQL demands. */
function giveTo(folder: string, account: { uid: number; gid: number } | null): void {
  for (const path of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
    if (account) chownSync(join(folder, path), account.uid, account.gid);
  }
  chmodSync(folder, 0o700);
}

export interface RestoreOptions {
  dataDir: string;
  file: string;
  /** Whether what is in DATA_DIR may be moved aside. */
  replace: boolean;
  /** Gives up safety against power failure, for tests. */
  fast?: boolean;
}

/**
 * Restores a backup and starts its database once. Killed before the end, DATA_DIR lacks `postgres.json`, without which nothing
 * starts, and the command can be repeated with `--replace`. Returns when the backup was made.
 * @throws {Failure} the site runs, DATA_DIR is not empty, or the backup is damaged or does not fit
 */
export async function restoreBackup({ dataDir, file, replace, fast }: RestoreOptions): Promise<string> {
  const reader = await BackupReader.open(file);
  await checkFits(reader);
  mkdirSync(dataDir, { recursive: true });
  await withLock(dataDir, async () => {
    await requireStopped(dataDir);
    const isOld = (name: string) => !TRACES.test(name);
    if (readdirSync(dataDir).some(isOld) && !replace)
      throw new Failure(`${dataDir} no está vacía: agregá --replace para apartar lo que tiene y restaurar.`);
    const unpacked = join(dataDir, ".restoring");
    rmSync(unpacked, { recursive: true, force: true });
    let password = "";
    try {
      await reader.read((path) => {
        if (path === "postgres.json")
          return new WritableStream({
            write(chunk) {
              ({ password } = JSON.parse(Buffer.from(chunk).toString("utf8")));
            },
          });
        const target = below(unpacked, path);
        mkdirSync(dirname(target), { recursive: true, mode: 0o711 });
        return Writable.toWeb(createWriteStream(target, { flags: "wx", mode: 0o600, flush: true }));
      });
      for (const name of EMPTY_FOLDERS) mkdirSync(join(unpacked, "postgres", name), { recursive: true });
      // whole and verified: only now is anything replaced
      if (replace) moveAll(dataDir, join(dataDir, `before-restore-${Date.now()}`), isOld);
      const account = serverAccount();
      const folder = createFolder(dataDir, account);
      moveAll(join(unpacked, "postgres"), folder, () => true);
      giveTo(folder, account);
      moveAll(join(unpacked, "data"), dataDir, () => true);
      chmodSync(dataDir, 0o711);
      writeSettings(dataDir, { folder, port: 0, password, ready: true });
    } finally {
      rmSync(unpacked, { recursive: true, force: true });
    }
  });
  const server = await startEmbedded({ dataDir, fast }); // replays what was written while the backup was made
  await server.stop();
  return reader.about.at;
}
