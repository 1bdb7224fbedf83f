/** Photos that may be chosen together, or come in one ZIP archive. */
export const MAX_BATCH_PHOTOS = 200;
/** A ZIP archive of photos, opened on the device. */
export const MAX_ARCHIVE_BYTES = 1024 ** 3;
export const MAX_ARCHIVE_ENTRIES = 2_000;
/** The panel's screen for many photos. */
export const BATCH_PATH = "/productos/fotos";
/** Uploaded photos of a shop that no product has claimed. */
export const MAX_LOOSE_PHOTOS = 600;
export const MAX_PHOTO_FILE_NAME = 255;
