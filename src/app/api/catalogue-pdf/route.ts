import { idSchema } from "~/domain/fields";
import { fileResponse } from "~/server/api/file-response";
import { withOwnedTent } from "~/server/api/owned-tent-request";
import { AppError } from "~/server/errors";
import { openCataloguePdf } from "~/server/services/catalogue/pdf/pdf-states";

/** Downloads the generated PDF catalogue. */
export function GET(request: Request): Promise<Response> {
  return withOwnedTent(
    request,
    { action: "catalogue.downloadPdf", viewing: "may" },
    async ({ service, tentId, query }) => {
      const id = idSchema.safeParse(Number(query.get("id")));
      if (!id.success) throw new AppError("NOT_FOUND");
      const { file, fileName } = await openCataloguePdf(service, tentId, id.data);
      return fileResponse(file.stream(), "application/pdf", fileName, file.size);
    },
  );
}
