import { expect, it } from "vitest";
import { cachedRead } from "./cached-reads";

const read = (target: string) => {
  const [path = "", query = ""] = target.split("?");
  const found = cachedRead(path, new URLSearchParams(query));
  return found && [found.shop.by, found.shop.value, found.url];
};

it.each([
  ["/api/getProducts/12", ["id", 12, "/api/getProducts/12"]],
  ["/api/getProducts/12?utm_source=x&a[]=1", ["id", 12, "/api/getProducts/12"]],
  ["/api/tent-by-subdomain/demo", ["sub", "demo", "/api/tent-by-subdomain/demo"]],
  ["/api/tent/casa-yerbal", ["slug", "casa-yerbal", "/api/tent/casa-yerbal"]],
  ["/api/search-results/12/mate%20%20imperial%20", ["id", 12, "/api/search-results/12/mate%20imperial"]],
  ["/api/search-results/12/%6Date", ["id", 12, "/api/search-results/12/mate"]],
  ["/api/search-results/12/a%2Fb", ["id", 12, "/api/search-results/12/a%2Fb"]],
  ["/api/category-products/7?tent_id=12", ["id", 12, "/api/category-products/7?tent_id=12"]],
])("%s is kept", (target, expected) => expect(read(target)).toEqual(expected));

it.each([
  "/api/getProducts/12?list=k7Qm2-xP_9aLr4TzW0vBn1",
  "/api/getProducts/12?list_password=1234",
  "/api/getProducts/12?list=",
  "/api/getProducts/012",
  "/api/getProducts/1e3",
  "/api/getProducts/12345678901",
  "/api/getProducts",
  "/api/getProducts/",
  "/api/getProducts/12/",
  "/api/getProducts/12/x",
  "/api/refetch-product/12",
  "/api/category-products/7",
  "/api/category-products/7?tent_id=12&tent_id=13",
  "/api/category-products/7?tent_id=x",
  "/api/search-results/12/%20",
  "/api/search-results/12/a%00b",
  `/api/search-results/12/${"x".repeat(201)}`,
  "/api/tent-by-subdomain/DEMO",
  "/api/constructor/12",
  "/api/products",
  "/getProducts/12",
  "/catalogo",
])("%s is not kept", (target) => expect(read(target)).toBeNull());
