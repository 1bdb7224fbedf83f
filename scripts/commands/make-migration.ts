// npm run db:migration -- name: writes prisma/migrations/{time}_{name}/migration.sql with what the schema has and the migrations
// lack.
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { missingSql } from "../db/drift.ts";
import { type EmbeddedServer, startEmbedded } from "../db/embedded.ts";
import { migrationsDir } from "../db/migrations.ts";
import { Failure, fail } from "../failure.mjs";

const name = process.argv[2] ?? "";
const testUrl = process.env.TEST_DATABASE_URL;
let server: EmbeddedServer | undefined;
try {
  if (!/^[a-z][a-z0-9_]{2,60}$/.test(name)) {
    throw new Failure("Falta el nombre de la migración: npm run db:migration -- nombre_en_minusculas");
  }
  console.log("Comparando las migraciones con el esquema…");
  if (!testUrl)
    server = await startEmbedded({ dataDir: join(tmpdir(), `vidriera-migration-${process.pid}`), fast: true });
  const sql = await missingSql(testUrl || (server?.url ?? ""));
  if (sql === "") console.log("Las migraciones y el esquema coinciden: no hay nada que escribir.");
  else {
    const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    const folder = join(migrationsDir, `${time}_${name}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "migration.sql"), `${sql}\n`);
    console.log(
      `Escrita ${folder}/migration.sql. Lo que el esquema no puede decir va al final, debajo de una línea "-- by hand".`,
    );
  }
  await server?.remove();
} catch (error) {
  await server?.remove();
  fail(error);
}
