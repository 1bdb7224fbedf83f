import "~/server/container";

import { copyFor } from "~/copy/copy";
import { slugify } from "~/domain/catalogue/slug";
import { CSV, fileResponse, XLSX } from "~/server/api/file-response";
import { requestedId, withOwnedTent } from "~/server/api/owned-tent-request";
import { exportListCsv, exportListXlsx } from "~/server/services/product/prices/export-list-prices";

/** The prices of a list as Excel or CSV. */
export function GET(request: Request): Promise<Response> {
  return withOwnedTent(
    request,
    { action: "priceList.export", viewing: "refused" },
    async ({ service, tentId, actor, query }) => {
      const id = requestedId(query);
      const { listFile: copy } = copyFor(actor.countryId);
      if (query.get("formato") === "csv") {
        const { name, lines } = await exportListCsv(service, tentId, id, copy);
        return fileResponse(Buffer.from(lines.join("")), CSV, `${slugify(name)}.csv`);
      }
      const { name, file } = await exportListXlsx(service, tentId, id, copy);
      return fileResponse(file, XLSX, `${slugify(name)}.xlsx`);
    },
  );
}
