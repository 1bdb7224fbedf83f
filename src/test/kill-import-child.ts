// The child of kill-import.long.db.test.ts: takes the import of one file, or its undoing, as far as it gets until it is
// killed. It goes on from what the database has, as the merchant and the queue would.
import { readFile } from "node:fs/promises";
import { LocalStorage } from "~/server/adapters/local/storage";
import { db } from "~/server/database/client";
import { fetchPhotos } from "~/server/services/product/import/photos/fetch-photos";
import { photoProgress } from "~/server/services/product/import/photos/photo-progress";
import { startImport } from "~/server/services/product/import/prepare-import";
import { runImport } from "~/server/services/product/import/run-import";
import { undoImport } from "~/server/services/product/import/undo-import";
import { mintOwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { uploadDraft } from "~/test/upload-draft";
import { merchantContext, photoSourceAt } from "./factories";

const [work = "", owner = "", tent = "", place = "", images = "", file = "", now = ""] = process.argv.slice(2);
const tentId = mintOwnedTentId(Number(tent));
const merchant = merchantContext(db, Number(owner), new Date(now)).ctx;
const storage = new LocalStorage({ root: images, defaults: images });
const ctx = { ...merchant, ports: { ...merchant.ports, storage, photoSource: photoSourceAt(place) } };

const last = () => db.productImport.findFirst({ where: { tentId }, orderBy: { id: "desc" } });

async function moveIn(): Promise<void> {
  const known = await last();
  const { id } =
    known ?? (await uploadDraft(ctx, tentId, { file: new Blob([await readFile(file)]), name: "tienda.csv" }));
  if (!known?.startedAt) await startImport(ctx, tentId, { id, cells: [] });
  await runImport(ctx, { importId: id });
  while ((await photoProgress(ctx, tentId, id)).waiting > 0) await fetchPhotos(ctx, { tentId });
}

async function undo(): Promise<void> {
  const known = await last();
  if (!known) throw new Error("nothing was imported");
  if (known.undo === null) await undoImport(ctx, tentId, known.id);
  await runImport(ctx, { importId: known.id });
}

process.send?.("ready");
void (work === "undo" ? undo() : moveIn()).then(() => process.exit(0));
