// A backup of DATA_DIR in one file, also while the site runs: the embedded database by PostgreSQL's own method for copying the
// files of a running server, then pictures, secrets and whatever else lies there.
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { errorCode, Failure } from "../failure.mjs";
import { BackupReader, BackupWriter } from "./archive.ts";
import { readSettings } from "./cluster.ts";
import { appliedNames } from "./migrate.ts";
import { withClient } from "./with-client.ts";

/** Of the machine, or of a moment. */
const NOT_KEPT =
  /^(?:postgres|postgres-users|postgres\.(?:json|lock|log)|\.write-test|\.restoring|before-restore-.*|.*\.new)$/;
/** What PostgreSQL makes again at every start, and the log, which is copied at the end. */
const EMPTIED = /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label|tablespace_map)$/;

/** The files below a folder, with `/` between their parts; those of a folder that is deleted meanwhile are left out. */
function* filesBelow(folder: string, prefix = ""): Generator<string> {
  let entries: ReturnType<typeof list>;
  try {
    entries = list(folder);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  for (const entry of entries)
    if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name), `${prefix}${entry.name}/`);
    else if (entry.isFile()) yield `${prefix}${entry.name}`;
}
const list = (folder: string) => readdirSync(folder, { withFileTypes: true });

/** The files of the cluster, with the log from the beginning of the copy until its end. */
async function addCluster(writer: BackupWriter, folder: string, url: string): Promise<void> {
  await withClient(url, async (client) => {
    // keeps the log until the connection ends, however long the copy takes
    const slot = `backup_${randomBytes(4).toString("hex")}`;
    await client.query("select pg_create_physical_replication_slot($1, true, true)", [slot]);
    const started = await client.query<{ segment: string }>(
      "select pg_walfile_name(pg_backup_start('vidriera', true)) segment",
    );
    for (const path of filesBelow(folder)) {
      const [top = ""] = path.split("/");
      if (EMPTIED.test(top) || LEFT_OUT.test(basename(path)) || path.split("/").some((part) => LEFT_OUT.test(part)))
        continue;
      if (path !== "global/pg_control") await writer.addFile(`postgres/${path}`, join(folder, path));
    }
    await writer.addFile("postgres/global/pg_control", join(folder, "global/pg_control"));
    const { rows } = await client.query<{ label: string; segment: string }>(
      "select labelfile label, pg_walfile_name(lsn) segment from pg_backup_stop(false)",
    );
    const [from, until] = [started.rows[0]?.segment ?? "", rows[0]?.segment ?? ""];
    await writer.addText("postgres/backup_label", rows[0]?.label ?? "");
    for (const name of readdirSync(join(folder, "pg_wal")).sort())
      if (/^[0-9A-F]{24}$/.test(name) && name >= from && name <= until)
        await writer.addFile(`postgres/pg_wal/${name}`, join(folder, "pg_wal", name));
  });
}

export interface BackupOptions {
  dataDir: string;
  /** Of the embedded server, which runs. */
  url: string;
  /** The file to write. */
  file: string;
  /** Whether to replace an earlier one. */
  replace: boolean;
  /** Runs a function if the command is ended before. */
  atEnd?: (closer: () => unknown) => void;
}

/**
 * Writes a backup, and reads it again to verify it. Until it is whole, it has another name. Returns its bytes.
 * @throws {Failure} the file exists, or the copy is damaged
 */
export async function writeBackup({ dataDir, url, file, replace, atEnd }: BackupOptions): Promise<number> {
  if (existsSync(file) && !replace)
    throw new Failure(`${file} ya existe: elegí otro nombre, o agregá --replace para reemplazarlo.`);
  // it would be copied into itself, and each backup into the next
  if (resolve(file).startsWith(resolve(dataDir) + sep))
    throw new Failure(`El respaldo no puede quedar dentro de ${dataDir}, que es lo que se copia: elegí otra carpeta.`);
  const settings = readSettings(dataDir);
  if (!settings) throw new Failure(`No hay una base de datos en ${dataDir}.`);
  const unfinished = join(dirname(file), `.${basename(file)}.${process.pid}`);
  const remove = () => rmSync(unfinished, { force: true });
  atEnd?.(remove);
  const writer = new BackupWriter(unfinished);
  try {
    const migrations = [...(await withClient(url, appliedNames))].sort();
    await addCluster(writer, settings.folder, url);
    await writer.addText("postgres.json", JSON.stringify({ password: settings.password }));
    // after the database: every picture of its rows is there, since a picture is stored before its row
    for (const entry of list(dataDir).filter(({ name }) => !NOT_KEPT.test(name)))
      if (entry.isDirectory())
        for (const path of filesBelow(join(dataDir, entry.name)))
          await writer.addFile(`data/${entry.name}/${path}`, join(dataDir, entry.name, path));
      else if (entry.isFile()) await writer.addFile(`data/${entry.name}`, join(dataDir, entry.name));
    await writer.close({
      at: new Date().toISOString(),
      postgres: readFileSync(join(settings.folder, "PG_VERSION"), "utf8").trim(),
      machine: `${process.platform}-${process.arch}`,
      migrations,
    });
    await (await BackupReader.open(unfinished)).read(() => null);
    renameSync(unfinished, file);
    return statSync(file).size;
  } finally {
    remove();
  }
}
