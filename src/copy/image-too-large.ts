/** Of a photo that is not even sent, and of one that the server refuses. */
export const imageTooLarge = "La foto es demasiado grande. El máximo es 10 MB y 40 megapíxeles (20 si es AVIF).";
