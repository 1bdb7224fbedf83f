import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { copyFor } from "~/copy/copy";
import { plainTheme } from "~/domain/theme/choice";
import type { Frame } from "../parts/frame";
import { SuspendedPage } from "./suspended-page";

const shop = {
  countryId: 1,
  name: "Casa Ñandú",
  logo: null,
  appName: "Vidriera",
  shut: false,
  closedByTeam: false,
  theme: plainTheme("guille"),
};
const draw = (over: Partial<Frame["shop"]>) => {
  const frame = {
    base: "",
    appUrl: "https://vidriera.test",
    copy: copyFor(1).catalogue,
    shop: { ...shop, ...over },
  } as Frame;
  return renderToStaticMarkup(<SuspendedPage frame={frame} />);
};
const chat = "https://wa.me/5491158749895?text=Hola%20Casa%20Nandu";

it.each([true, false])("links to the shop's own chat (closed by its plan: %j)", (shut) => {
  const html = draw({ shut, whatsapp: "5491158749895" });
  expect(html).toContain(`href="${chat}`);
  expect(html).toContain("Escribir a la tienda");
  expect(html).toContain(`href="/catalogo/pedidos"`);
});

it.each<[string, Partial<Frame["shop"]>]>([
  ["has no number", { whatsapp: null }],
  ["was closed by the team", { whatsapp: "5491158749895", closedByTeam: true }],
])("has no chat link when the shop %s", (_case, over) => {
  expect(draw(over)).not.toContain("wa.me");
});
