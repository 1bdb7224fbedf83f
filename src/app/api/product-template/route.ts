import "~/server/container";

import { copyFor } from "~/copy/copy";
import { numberFormatOf } from "~/domain/money/number-format";
import { fileResponse, XLSX } from "~/server/api/file-response";
import { withOwnedTent } from "~/server/api/owned-tent-request";
import { importTemplate } from "~/server/services/product/import/export-products";

/** An Excel template for a product import. */
export function GET(request: Request): Promise<Response> {
  return withOwnedTent(request, { action: "product.template", viewing: "may" }, async ({ actor }) => {
    const { productImport: copy } = copyFor(actor.countryId, numberFormatOf(actor.countryId));
    return fileResponse(await importTemplate(copy), XLSX, copy.templateFile);
  });
}
