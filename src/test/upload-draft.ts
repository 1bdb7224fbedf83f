import type { ServiceContext } from "~/server/context";
import { uploadImport } from "~/server/services/product/import/upload-import";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

type Upload = Parameters<typeof uploadImport>[2];

/** Uploads a file that leaves no sheets to choose from, and returns its draft. */
export async function uploadDraft(ctx: ServiceContext, tentId: OwnedTentId, upload: Upload) {
  const draft = await uploadImport(ctx, tentId, upload);
  if ("sheets" in draft) throw new Error("asks for sheets");
  return draft;
}
