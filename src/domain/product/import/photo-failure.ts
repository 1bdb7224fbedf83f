/** Why a photo did not come from its address; the sentences are in `src/copy/imported-photos.ts`. */
const PHOTO_FAILURES = [
  "notAddress",
  "longAddress",
  "notPublic",
  "unknownHost",
  "gone",
  "forbidden",
  "status",
  "serverError",
  "busy",
  "timeout",
  "connection",
  "redirects",
  "heavy",
  "tooLarge",
  "tooManyPixels",
  "notPicture",
  "unsupported",
  "broken",
  "surplus",
  "full",
  "productGone",
  "interrupted",
] as const;

export type PhotoFailureKey = (typeof PHOTO_FAILURES)[number];

export interface PhotoFailure {
  key: PhotoFailureKey;
  /** What the sentence says in place of `{n}`: a status, megabytes, a number of photos. */
  n: number | null;
}

/** As it is stored: "gone:404", "timeout". */
export function storedFailure({ key, n }: PhotoFailure): string {
  return n === null ? key : `${key}:${n}`;
}

/** What `storedFailure` wrote. */
export function failureFrom(stored: string | null): PhotoFailure {
  const [name, n] = (stored ?? "").split(":");
  const key = PHOTO_FAILURES.find((known) => known === name) ?? "interrupted";
  return { key, n: n === undefined ? null : Number(n) };
}
