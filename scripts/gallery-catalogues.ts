import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { logIn } from "./bench/log-in.ts";
import { get } from "./bench/request.ts";
import { mutate, query } from "./bench/trpc.ts";
import { demoUserOf } from "./db/demo.ts";

const FORMATS = [
  { format: "phone", name: "telefono" },
  { format: "a4", name: "a4" },
] as const;
const LOOK_MS = 500;

const tentSchema = z.object({ id: z.number() });
const pdfState = z.object({
  processing: z.number(),
  failed: z.boolean(),
  ready: z.object({ id: z.number() }).nullable(),
});

/**
 * Makes the PDF catalogues of the styles' shops as the panel does, in both formats, and a page that shows them: Chromium
 * without a window draws no PDF. Returns how many there are.
 */
export async function makeCatalogues(port: number, styles: readonly string[], out: string): Promise<number> {
  const folder = join(out, "folletos");
  await mkdir(folder, { recursive: true });
  const names: string[] = [];
  for (const style of styles) {
    const caller = await logIn(port, { ...demoUserOf(style), tentId: 0 });
    const { id: tentId } = await query(caller, "tent.mine", {}, tentSchema);
    for (const { format, name } of FORMATS) {
      await mutate(caller, "catalogue.makePdf", { tentId, scope: { of: "all" }, format }, z.unknown());
      for (;;) {
        const { processing, failed, ready } = await query(caller, "catalogue.pdf", { tentId }, pdfState);
        if (failed) throw new Error(`The catalogue of ${style} failed`);
        if (processing === 0 && ready) {
          const path = `/api/catalogue-pdf?id=${ready.id}&tienda=${tentId}`;
          const { status, body } = await get({ ...caller, path });
          if (status !== 200) throw new Error(`${path} answered ${status}`);
          names.push(`${style}-${name}`);
          await writeFile(join(folder, `${style}-${name}.pdf`), body);
          break;
        }
        await wait(LOOK_MS);
      }
    }
  }
  const frames = names.map((name) => `<h2><a href="${name}.pdf">${name}</a></h2><iframe src="${name}.pdf"></iframe>`);
  const style = "<style>iframe{width:100%;height:90vh;border:0}body{font-family:sans-serif}</style>";
  const page = `<!doctype html><meta charset="utf-8"><title>Folletos</title>${style}${frames.join("\n")}`;
  await writeFile(join(folder, "index.html"), page);
  return names.length;
}
