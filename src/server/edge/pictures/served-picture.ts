import { type ByteRange, isPictureName, pictureType, type ReadablePicture } from "~/server/ports/storage";

/** A picture as it is sent. */
export interface ServedPicture {
  size: number;
  etag: string;
  /** Those of every answer that has the content. */
  headers: Readonly<Record<string, string>>;
  /** Small ones that are asked for again and again; others are read for each request. */
  bytes: Buffer | null;
  stream: (range?: ByteRange) => ReadableStream<Uint8Array>;
}

/** Content-addressed names are immutable; fixed names (the site's logo, the icons) are revalidated after five minutes. */
export function servedPicture(
  name: string,
  { size, version, stream }: ReadablePicture,
  bytes: Buffer | null = null,
): ServedPicture {
  const isImmutable = isPictureName(name);
  const etag = `"${isImmutable ? name.slice(0, name.lastIndexOf(".")) : version}"`;
  return {
    size,
    etag,
    headers: {
      "content-type": pictureType(name),
      "cache-control": isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=300",
      etag,
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
    },
    bytes,
    stream,
  };
}
