import { z } from "zod";
import { apiImport } from "~/copy/api-import";
import { type Copy, copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { importLeftOut, leftOutSentence } from "~/copy/import-left-out";
import { fieldSentence } from "~/copy/sentence";
import { amountFromMilli, milli } from "~/domain/money/milli";
import { formatAmount, formatPrice } from "~/domain/money/money";
import { type MoneyFormat, moneyFormatOf } from "~/domain/money/number-format";
import { ANY_TABLE, type FileKind } from "~/domain/product/import/vendors/vendor";
import { message } from "~/domain/validation-key";
import { IMPORT_STATES, type reportImport } from "~/server/services/product/import/report-import";
import { type Api, type RestRoute, restRoute } from "../row";
import { formOf, idIn, idOut } from "../wire";

/** How the kinds of files are called on the wire. */
const KINDS = {
  tiendanube: "TIENDANUBE",
  shopify: "SHOPIFY",
  woocommerce: "WOOCOMMERCE",
  "mercado-libre": "MERCADO_LIBRE",
  table: ANY_TABLE,
} as const satisfies Record<string, FileKind>;
const WIRE_KINDS = Object.keys(KINDS) as [keyof typeof KINDS, ...(keyof typeof KINDS)[]];

const toVendor = (vendor: FileKind | null) =>
  WIRE_KINDS.find((name) => KINDS[name] === (vendor ?? ANY_TABLE)) ?? "table";

const vendorOut = z.enum(WIRE_KINDS).meta({ description: "De dónde es el archivo; table es una planilla cualquiera." });
const countOut = z.int().min(0);

/** How many rows one answer tells; `meta` has the number of all. */
const TOLD_ROWS = 1_000;

const importOut = z
  .strictObject({
    id: idOut,
    vendor: vendorOut,
    state: z.enum(IMPORT_STATES).meta({ description: "done es cuando llegaron también las fotos." }),
    counts: z.strictObject({ created: countOut, updated: countOut, unchanged: countOut, skipped: countOut }),
    photos: z.strictObject({ total: countOut, done: countOut, failed: countOut }),
    rows: z
      .array(
        z.strictObject({
          row: z.int().meta({ description: "El número de fila en el archivo." }),
          message: z.string(),
        }),
      )
      .max(TOLD_ROWS)
      .meta({ description: "Lo que no entró, y lo que se decidió sin preguntar; hasta 1.000 filas." }),
  })
  .meta({ id: "Import" });
const metaOut = z.strictObject({
  rows: countOut.meta({ description: "Cuántos avisos hay en total, también los que no entran en rows." }),
});

type Report = Awaited<ReturnType<typeof reportImport>>;

function noticeSentence(notice: Report["notices"][number], copy: Copy, money: MoneyFormat): string {
  switch (notice.kind) {
    case "problem": {
      const problem = fieldSentence(copy, notice.key, "");
      return fill(notice.value === "" ? apiImport.problem : apiImport.problemOf, { ...notice, problem });
    }
    case "keptPrice": {
      if (notice.of === "stock") {
        const before = formatAmount(amountFromMilli(milli(notice.before)) ?? 0, money);
        return fill(apiImport.emptyStock, { name: notice.name, before });
      }
      const [before, after] = [notice.before, notice.after].map((price) => formatPrice(price, money));
      if (notice.isEmpty) return fill(apiImport.emptyPrice, { name: notice.name, before: before ?? "" });
      return fill(apiImport.keptPrice, { name: notice.name, before: before ?? "", after: after ?? "" });
    }
    case "numbers":
      return fill(apiImport.numbers, { ...notice, read: notice.read.replace(".", money.decimal) });
    case "vendor":
      return fill(apiImport.vendor[notice.note], { ...notice });
    case "photo": {
      const { key, n } = notice.reason;
      const reason = fill(copy.productImport.photos.failures[key], { n: n ?? "" });
      return fill(apiImport.photo, { name: notice.name, url: notice.url, reason });
    }
    case "sheet":
    case "hiddenRows":
    case "totalRow":
    case "headingRow":
    case "columns":
    case "date":
    case "parentCategories":
      return leftOutSentence(importLeftOut, notice);
    default:
      return fill(apiImport[notice.kind], { ...notice });
  }
}

function toImport({ notices, noticed, country, vendor, ...report }: Report) {
  const money = moneyFormatOf(country);
  const copy = copyFor(country.id, money);
  const rows = notices.slice(0, TOLD_ROWS).map((notice) => ({
    row: notice.line,
    message: noticeSentence(notice, copy, money),
  }));
  return { data: { ...report, vendor: toVendor(vendor), rows }, meta: { rows: noticed } };
}

/** Proves the caller's shop by the import, changes it, and answers how it is then. */
async function changed(
  { call, tentOf }: Api,
  id: number,
  change?: (one: { tentId: number; id: number }) => Promise<unknown>,
) {
  const one = { tentId: await tentOf("import", id), id };
  await change?.(one);
  return toImport(await call.product.import.report(one));
}

const byId = z.object({ id: idIn });
const shared = { who: "owner", body: "none", input: byId, output: importOut, meta: metaOut } as const;

export const importRows: RestRoute[] = [
  restRoute({
    method: "POST",
    path: "/imports",
    who: "owner",
    body: "file",
    input: z.object({
      file: z.instanceof(Blob, { error: message("import.missing") }).meta({
        type: "string",
        format: "binary",
        description: "El archivo que exporta la plataforma, o una planilla (.xlsx o .csv): hasta 20 MB.",
      }),
      tent_id: idIn,
      vendor: z
        .enum(WIRE_KINDS, { error: message("common.invalid") })
        .optional()
        .meta({ description: "Si falta, se reconoce por los títulos de las columnas." }),
      sheet: z
        .string()
        .max(100, { error: message("common.tooLong") })
        .optional()
        .meta({ description: "La hoja de un Excel que tiene productos en varias; si falta, la primera." }),
    }),
    output: z.strictObject({ id: idOut, vendor: vendorOut }),
    status: 202,
    summary: "Importar los productos de un archivo de otra plataforma, o de una planilla.",
    call: async ({ call }, { file, tent_id: tentId, vendor, sheet }) => {
      const form = formOf({ tentId, file, ...(vendor && { kind: KINDS[vendor] }), ...(sheet && { sheets: sheet }) });
      const started = await call.product.import.atOnce(form);
      return { data: { id: started.id, vendor: toVendor(started.vendor) } };
    },
  }),
  restRoute({
    ...shared,
    method: "GET",
    path: "/imports/{id}",
    summary: "Ver cómo va una importación, y qué filas no entraron o entraron distinto.",
    call: (api, { id }) => changed(api, id),
  }),
  restRoute({
    ...shared,
    method: "POST",
    path: "/imports/{id}/cancel",
    summary: "Detener una importación o la bajada de sus fotos; lo que ya entró queda.",
    call: (api, { id }) => changed(api, id, api.call.product.import.stop),
  }),
  restRoute({
    ...shared,
    method: "POST",
    path: "/imports/{id}/undo",
    summary: "Deshacer una importación; lo que alguien cambió después queda como está.",
    call: (api, { id }) => changed(api, id, api.call.product.import.undo),
  }),
  restRoute({
    ...shared,
    method: "POST",
    path: "/imports/{id}/retry-photos",
    summary: "Bajar otra vez las fotos de una importación que no llegaron.",
    call: (api, { id }) => changed(api, id, api.call.product.import.retryPhotos),
  }),
];
