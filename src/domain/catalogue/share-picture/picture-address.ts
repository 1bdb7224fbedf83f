import { isId } from "../../limits";
import { FORMAT_WORDS, type PictureFormat, pictureFormatOf } from "./picture-format";
import { MAX_PICTURED } from "./share-picture";
import type { PictureSetupInput, SharePicture } from "./share-picture-schemas";

/** Which products the panel's screen shows, in the query string of its address. */
export interface PictureParams extends PictureSetupInput {
  format: PictureFormat;
}

/** Parses ids separated by commas; what is no id is left out. */
function readIds(text: string | null): number[] {
  const ids = (text ?? "").split(",").map(Number);
  return [...new Set(ids.filter((id) => isId(id)))].slice(0, MAX_PICTURED);
}

/** The query string of a picture; `tienda` is added by the panel. */
export function sharePictureQuery(picture: SharePicture): string {
  const { format, productIds: ids, title, price, previousPrice, address, withoutPhoto } = picture;
  const query = new URLSearchParams({ formato: FORMAT_WORDS[format], productos: ids.join(",") });
  if (title !== null && ids.length > 1) query.set("titulo", title);
  if (!price) query.set("precio", "0");
  if (!previousPrice) query.set("antes", "0");
  if (!address) query.set("direccion", "0");
  if (withoutPhoto.length > 0) query.set("sin-foto", withoutPhoto.join(","));
  return query.toString();
}

export function readPictureParams(params: { get(name: string): string | null }): PictureParams {
  const [categoryId] = readIds(params.get("categoria"));
  return {
    format: pictureFormatOf(params.get("formato")),
    productIds: readIds(params.get("productos")),
    scope:
      categoryId !== undefined
        ? { of: "category", id: categoryId }
        : params.get("ofertas") === "1"
          ? { of: "offers" }
          : { of: "all" },
  };
}
