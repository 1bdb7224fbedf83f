import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { logIn } from "../bench/log-in.ts";
import { get } from "../bench/request.ts";
import { mutate, query } from "../bench/trpc.ts";
import { demoUserOf } from "../db/demo.ts";
import { drawPdf } from "./paper.ts";
import type { Style } from "./shops.ts";

const FORMATS = [
  { format: "phone", name: "telefono" },
  { format: "a4", name: "a4" },
] as const;
const LOOK_MS = 500;
const DRAWN_PAGES = 4;

const tentSchema = z.object({ id: z.number() });
const pdfState = z.object({
  processing: z.number(),
  failed: z.string().nullable(),
  ready: z.object({ id: z.number() }).nullable(),
});

/** Makes the PDF catalogues of a style's shop as the panel does, in both formats, and draws their first pages. */
export async function makeCatalogues(port: number, style: Style, out: string): Promise<string[]> {
  const folder = join(out, "folletos");
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  const caller = await logIn(port, { ...demoUserOf(style), tentId: 0 });
  const { id: tentId } = await query(caller, "tent.mine", {}, tentSchema);
  for (const { format, name } of FORMATS) {
    await mutate(caller, "catalogue.makePdf", { tentId, scope: { of: "all" }, format }, z.unknown());
    for (;;) {
      const { processing, failed, ready } = await query(caller, "catalogue.pdf", { tentId }, pdfState);
      if (failed) throw new Error(`The catalogue of ${style} failed`);
      if (processing > 0 || !ready) {
        await wait(LOOK_MS);
        continue;
      }
      const { body } = await get({ ...caller, path: `/api/catalogue-pdf?id=${ready.id}&tienda=${tentId}` });
      const file = `${style}-${name}`;
      await writeFile(join(folder, `${file}.pdf`), body);
      files.push(`${file}.pdf`, ...(await drawPdf(folder, file, DRAWN_PAGES)));
      break;
    }
  }
  return files.map((file) => `folletos/${file}`);
}

export const CATALOGUE_NAMES = FORMATS.map(({ name }) => name);
