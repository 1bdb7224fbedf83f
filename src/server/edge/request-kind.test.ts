import { expect, it } from "vitest";
import { REQUEST_KINDS } from "./request-kind";
import { createRoutes } from "./route";

const routes = createRoutes({ hostName: "localhost", files: new Set(["/favicon.ico", "/sounds/order.mp3"]) });
const [shop, main] = ["demo.localhost:3000", "localhost:3000"];

it.each([
  [shop, "/", "shop_home"],
  [shop, "/~celia", "shop_home"],
  [shop, "/catalogo?x=1", "catalogue"],
  [shop, "/catalogo/pagina/2", "catalogue"],
  [shop, "/mates", "catalogue"],
  [shop, "/mates/2", "catalogue"],
  [shop, "/catalogo/12-mate-imperial", "product"],
  ["mitienda.example", "/~sol/catalogo/12-mate", "product"],
  [shop, "/catalogo/buscar?q=mate", "search"],
  [shop, "/catalogo/buscar/sugerencias?q=m", "search"],
  [shop, "/catalogo/carrito", "cart"],
  [shop, "/catalogo/pedido/abc", "order"],
  [shop, "/catalogo/pedidos", "order"],
  [shop, "/catalogo/foto/1", "shop_picture"],
  [shop, "/sitemap.xml", "shop_file"],
  [shop, "/mis-links", "shop_other"],
  [shop, "/catalogo/sin-conexion", "shop_other"],
  [shop, "/a/b/c/d", "shop_other"],
  [shop, "/api/visit", "visit"],
  [shop, "/sw.js", "static"],
  [main, "/sw.js", "static"],
  [main, "/", "home"],
  [main, "/login", "entrance"],
  [main, "/productos/7", "panel"],
  [main, "/api/trpc/product.list?batch=1", "trpc"],
  [main, "/api/auth/session", "auth"],
  [main, "/api/webhooks/paypal", "webhook"],
  [main, "/api/product/7", "api"],
  [main, "/api/health/ready", "health"],
  [main, "/_next/static/a.js", "static"],
  [main, "/favicon.ico", "static"],
  [main, "/sounds/order.mp3", "static"],
  [main, "/storage/styles/celia.css", "static"],
  [main, "/storage/images/abc.webp", "image"],
  [main, "/tienda/demo/catalogo", "redirect"],
  [main, "/productos/", "redirect"],
  ["www.localhost", "/", "redirect"],
  [main, "/../etc/passwd", "refused"],
  [main, "*", "refused"],
  ["a b", "/", "refused"],
])("%s%s is counted as %s", (host, path, kind) => {
  expect(routes.of(path, host).kind).toBe(kind);
  expect(REQUEST_KINDS).toContain(kind);
});
