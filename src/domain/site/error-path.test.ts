import { expect, test } from "vitest";
import { shownPath } from "./error-path";

test.each([
  ["/productos?buscar=mate", "/productos"],
  ["/recuperar?token=aBc#x", "/recuperar"],
  ["/tienda/sub~demo/catalogo/pedido/k3JxQm8_Zr1-TtV0yWcE9A", "/tienda/sub~demo/catalogo/pedido/…"],
  ["/x/9f86d081884c7d659a2feaa0c55ad015", "/x/…"],
  ["/catalogo/123-remera-de-algodon-peinado-manga-larga", "/catalogo/123-remera-de-algodon-peinado-manga-larga"],
  ["/api/trpc/product.import.setColumns", "/api/trpc/product.import.setColumns"],
  ["", ""],
])("%s is shown as %s", (target, shown) => {
  expect(shownPath(target)).toBe(shown);
});
