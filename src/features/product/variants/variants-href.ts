/** The screen of a product's variants. */
export const variantsHref = (id: number) => `/productos/${id}/variantes`;
