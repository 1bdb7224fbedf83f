import { expect, test } from "vitest";
import { fullPath, shownPath } from "./error-path";

test.each([
  ["/productos?buscar=mate", "/productos"],
  ["/recuperar?token=aBc#x", "/recuperar"],
  ["/tienda/12/catalogo/pedido/k3JxQm8_Zr1-TtV0yWcE9A", "/tienda/12/catalogo/pedido/…"],
  ["/lista/k7qm2-xp_9alr4tzw0vbn1/catalogo", "/lista/…/catalogo"],
  ["/tienda/12~lista.k7qm2-xp_9alr4tzw0vbn1.abc~v1.2/catalogo", "/tienda/12~lista.…~v1.2/catalogo"],
  ["/x/9f86d081884c7d659a2feaa0c55ad015", "/x/…"],
  ["/catalogo/123-remera-de-algodon-peinado-manga-larga", "/catalogo/123-remera-de-algodon-peinado-manga-larga"],
  ["/api/trpc/product.import.setColumns", "/api/trpc/product.import.setColumns"],
  ["", ""],
])("%s is shown as %s", (target, shown) => {
  expect(shownPath(target)).toBe(shown);
});

test.each([
  ["/productos?buscar=mate&pagina=2", "/productos?buscar=mate&pagina=2"],
  ["/productos?_rsc=1x2y3", "/productos"],
  ["/recuperar?token=aBc#x", "/recuperar?token=…"],
  ["/login?volver=%2Fpedidos%2F12", "/login?volver=/pedidos/12"],
  ["/pedidos?buscar=ana%40example.test", "/pedidos?buscar=…"],
  ["/pagos/x?preapproval_id=9f86d081884c7d659a2feaa0c55ad015", "/pagos/x?preapproval_id=…"],
  ["/tienda/12/catalogo/pedido/k3JxQm8_Zr1-TtV0yWcE9A?gracias=1", "/tienda/12/catalogo/pedido/…?gracias=1"],
  ["/x?a=1%0AERROR%20EN%20PAGINA", "/x?a=1 ERROR EN PAGINA"],
  [`/x?a=${"b.".repeat(300)}`, `/x?a=${"b.".repeat(247)}b`],
  ["", ""],
])("the super-users' chat shows %s as %s", (target, expected) => {
  expect(fullPath(target)).toBe(expected);
});
