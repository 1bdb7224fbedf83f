/** A WhatsApp status or Instagram story, and a post; in pixels. */
export const PICTURE_SIZES = {
  status: { width: 1080, height: 1920 },
  post: { width: 1080, height: 1080 },
} as const;
export type PictureFormat = keyof typeof PICTURE_SIZES;

/** The formats in addresses and file names. */
export const FORMAT_WORDS: Record<PictureFormat, string> = { status: "estado", post: "publicacion" };

export const pictureFormatOf = (word: string | null): PictureFormat => (word === FORMAT_WORDS.post ? "post" : "status");
