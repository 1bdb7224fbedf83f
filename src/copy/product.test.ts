import { expect, test } from "vitest";
import { copyFor } from "./copy";

test("has the exact success messages in both wordings (docs/product.md#success-messages)", () => {
  for (const countryId of [1, 2]) {
    const { category, product } = copyFor(countryId);
    expect([category.created, category.deleted, product.form.photosOrdered]).toEqual([
      "La categoría se ha creado correctamente",
      "La categoría se ha eliminado correctamente",
      "El orden de las imágenes fue actualizado",
    ]);
  }
});
