import "~/server/container";

import { copyFor } from "~/copy/copy";
import { generatedFile, ZIP } from "~/server/api/file-response";
import { withOwnedTent } from "~/server/api/owned-tent-request";
import { exportTent } from "~/server/services/account/export/export-tent";

/** Everything of the shop as a ZIP archive. */
export function GET(request: Request): Promise<Response> {
  return withOwnedTent(request, { action: "tent.export", viewing: "refused" }, ({ service, tentId, actor }) => {
    const copy = copyFor(actor.countryId);
    const name = `${copy.tentExport.archive}-${service.now().toISOString().slice(0, 10)}.zip`;
    return generatedFile(exportTent(service, tentId, copy), ZIP, name);
  });
}
