import { ARGENTINA } from "~/copy/country";

/** The texts of the script of rows, in a file of their own so that no other page loads them. Neutral wording. */
export const listingRows = {
  badQuantity: (example: string) => `Escribe una cantidad, por ejemplo ${example}.`,
};

const listingRowsAr: typeof listingRows = {
  badQuantity: (example: string) => `Escribí una cantidad, por ejemplo ${example}.`,
};

export const listingRowsCopyFor = (countryId: number) => (countryId === ARGENTINA ? listingRowsAr : listingRows);
