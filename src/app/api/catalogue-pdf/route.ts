import "~/server/container";

import { fileResponse } from "~/server/api/file-response";
import { requestedId, withOwnedTent } from "~/server/api/owned-tent-request";
import { openCataloguePdf } from "~/server/services/catalogue/pdf/pdf-states";

/** Downloads the generated PDF catalogue. */
export function GET(request: Request): Promise<Response> {
  return withOwnedTent(
    request,
    { action: "catalogue.downloadPdf", viewing: "may" },
    async ({ service, tentId, query }) => {
      const id = requestedId(query);
      const { file, fileName } = await openCataloguePdf(service, tentId, id);
      return fileResponse(file.stream(), "application/pdf", fileName, file.size);
    },
  );
}
