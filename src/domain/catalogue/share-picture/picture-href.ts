import type { PictureParams } from "./picture-address";
import { FORMAT_WORDS } from "./picture-format";

const SCREEN = "/compartir/imagen";

/** The address of the screen, or of the list in which other products are chosen. */
export function pictureHref(params: Partial<PictureParams>, choosing = false): string {
  const { productIds: ids = [], scope, format } = params;
  const query = new URLSearchParams();
  if (scope?.of === "category") query.set("categoria", String(scope.id));
  if (scope?.of === "offers") query.set("ofertas", "1");
  if (ids.length > 0) query.set("productos", ids.join(","));
  if (format === "post") query.set("formato", FORMAT_WORDS.post);
  const path = choosing ? `${SCREEN}/elegir` : SCREEN;
  return query.size > 0 ? `${path}?${query}` : path;
}
