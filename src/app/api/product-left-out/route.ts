import "~/server/container";

import { copyFor } from "~/copy/copy";
import { numberFormatOf } from "~/domain/money/number-format";
import { fileResponse, XLSX } from "~/server/api/file-response";
import { requestedId, withOwnedTent } from "~/server/api/owned-tent-request";
import { exportLeftOut } from "~/server/services/product/import/export-products";

/** The rows that an import left out, with their reasons. */
export function GET(request: Request): Promise<Response> {
  return withOwnedTent(
    request,
    { action: "product.leftOut", viewing: "may" },
    async ({ service, tentId, actor, query }) => {
      const id = requestedId(query);
      const copy = copyFor(actor.countryId, numberFormatOf(actor.countryId));
      return fileResponse(await exportLeftOut(service, tentId, id, copy), XLSX, copy.productImport.problemsFile);
    },
  );
}
