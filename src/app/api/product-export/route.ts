import "~/server/container";

import { copyFor } from "~/copy/copy";
import { readProductListParams } from "~/domain/product/crud/list-address";
import { CSV, fileResponse, generatedFile, XLSX } from "~/server/api/file-response";
import { withOwnedTent } from "~/server/api/owned-tent-request";
import { exportCsv, exportXlsx } from "~/server/services/product/import/export-products";

/** The products of `/productos` as Excel or CSV, filtered by the same query parameters. */
export function GET(request: Request): Promise<Response> {
  return withOwnedTent(
    request,
    { action: "product.export", viewing: "refused" },
    async ({ service, tentId, actor, query }) => {
      const { productImport: copy } = copyFor(actor.countryId);
      const scope = readProductListParams(query);
      const { file } = copy.export;
      if (query.get("formato") === "csv") {
        return generatedFile(exportCsv(service, tentId, scope, copy), CSV, `${file}.csv`);
      }
      return fileResponse(await exportXlsx(service, tentId, scope, copy), XLSX, `${file}.xlsx`);
    },
  );
}
