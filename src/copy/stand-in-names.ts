/** What stands for names without a letter that the fonts of PDFs and pictures have. A product's number is that in its link. */
export const standInNames = {
  product: (id: number) => `Producto ${id}`,
  category: (place: number) => `Categoría ${place}`,
  option: (place: number) => `Opción ${place}`,
};
