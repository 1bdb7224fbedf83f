import { copyFor } from "~/copy/copy";
import { idSchema } from "~/domain/fields";
import { numberFormatOf } from "~/domain/money/number-format";
import { fileResponse, XLSX } from "~/server/api/file-response";
import { withOwnedTent } from "~/server/api/owned-tent-request";
import { AppError } from "~/server/errors";
import { exportLeftOut } from "~/server/services/product/import/export-products";

/** The rows that an import left out, with their reasons. */
export function GET(request: Request): Promise<Response> {
  return withOwnedTent(
    request,
    { action: "product.leftOut", viewing: "may" },
    async ({ service, tentId, actor, query }) => {
      const id = idSchema.safeParse(Number(query.get("id")));
      if (!id.success) throw new AppError("NOT_FOUND");
      const copy = copyFor(actor.countryId, numberFormatOf(actor.countryId));
      return fileResponse(await exportLeftOut(service, tentId, id.data, copy), XLSX, copy.productImport.problemsFile);
    },
  );
}
