/** In place of a picture that this browser cannot show. */
export const NO_PREVIEW = "/storage/images/app/no-photo.jpg";
