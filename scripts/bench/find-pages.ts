import { randomUUID } from "node:crypto";
import { z } from "zod";
import { findTentId } from "./database.ts";
import { get, type Target } from "./request.ts";
import type { Servers } from "./site.ts";
import { mutate } from "./trpc.ts";

/** A page of a shop, with the name that the report gives it. */
export interface ShopPage extends Target {
  name: string;
}

/** A page of Next alone. */
interface NextPage extends Target {
  bytes: number;
}

/** A page with the static page of Next that it is compared with, which has about as many bytes. */
export interface ComparedPage extends ShopPage {
  bytes: number;
  nextPage: NextPage;
}

/** A page whose bytes are counted. */
export interface WeighedPage extends ShopPage {
  /** A page that is opened before, to put something into the cart. */
  fillsCartAt?: string;
}

const inShop =
  ({ port }: Servers, subdomain: string) =>
  (path: string): Target => ({ port, host: `${subdomain}.localhost:${port}`, path });

/** The pages that are timed, all of which are kept in memory, of a shop with 60 products and of one with 2,000. */
export async function findPages(servers: Servers): Promise<{ pages: ShopPage[]; productId: number }> {
  const small = inShop(servers, "bench-60");
  const big = inShop(servers, "bench-2000");
  const category = big("/velas");
  const { body } = await get(category);
  const [, product, productId] = /href="(\/catalogo\/(\d+)-[^"]+)"/.exec(body.toString()) ?? [];
  if (!product) throw new Error(`${category.path} no tiene productos`);
  return {
    productId: Number(productId),
    pages: [
      { name: "Inicio, 60 productos", ...small("/") },
      { name: "/catalogo, 60", ...small("/catalogo") },
      { name: "/catalogo, 2.000", ...big("/catalogo") },
      { name: "Categoría, 2.000", ...category },
      { name: "Producto, 2.000", ...big(product) },
      { name: "Búsqueda repetida, 60", ...small("/catalogo/buscar?q=mate") },
      { name: "Búsqueda repetida, 2.000", ...big("/catalogo/buscar?q=mate") },
    ],
  };
}

/** Orders a product as a shop's cart does: the order's token, and the milliseconds that it took. */
export async function placeOrder(
  { port, host }: Pick<Target, "port" | "host">,
  { tentId, productId }: { tentId: number; productId: number },
): Promise<{ token: string; ms: number }> {
  const headers = { "Content-Type": "application/json", Origin: `http://${host}` };
  const order = {
    tentId,
    clientKey: randomUUID(),
    lines: [{ productId, quantityMilli: 1000 }],
    customerName: "Lucía",
    method: "PICKUP",
  };
  const { output, ms } = await mutate({ port, host, headers }, "order.place", order, z.object({ token: z.string() }));
  return { token: output.token, ms };
}

/** The other pages that a visitor opens: they are weighed and not timed. */
export async function findOtherPages(servers: Servers, productId: number): Promise<WeighedPage[]> {
  const demo = inShop(servers, "demo");
  const big = inShop(servers, "bench-2000");
  const { token } = await placeOrder(big("/"), { tentId: await findTentId("bench-2000"), productId });
  return [
    { name: "Inicio, demo", ...demo("/") },
    { name: "/catalogo, demo", ...demo("/catalogo") },
    { name: "Enlaces, demo", ...demo("/mis-links") },
    { name: "Carrito, 2.000", ...big("/catalogo/carrito"), fillsCartAt: "/catalogo" },
    { name: "Pedido, 2.000", ...big(`/catalogo/pedido/${token}`) },
  ];
}

/** The least that Next can make anew for every request. */
export const oneWordPage = ({ nextPort }: Servers): Target => ({
  port: nextPort,
  host: `localhost:${nextPort}`,
  path: "/bench/dynamic",
});

/** The last number in the paths of `pages/static` and `pages/dynamic`. */
const MAX_SIZE = 159;

/** The page of Next whose answer is nearest to `bytes`: the answer grows evenly with the number in its path. */
export async function findNextPage(
  { nextPort }: Servers,
  kind: "static" | "dynamic",
  bytes: number,
): Promise<NextPage> {
  const pageOf = (size: number) => ({
    port: nextPort,
    host: `localhost:${nextPort}`,
    path: `/bench/${kind}/${size}`,
  });
  const bytesOf = async (size: number) => (await get(pageOf(size))).body.length;
  const smallest = await bytesOf(0);
  const largest = await bytesOf(MAX_SIZE);
  const nearest = Math.round(((bytes - smallest) / (largest - smallest)) * MAX_SIZE);
  const size = Math.min(MAX_SIZE, Math.max(0, nearest));
  return { ...pageOf(size), bytes: await bytesOf(size) };
}

/** Finds a static page of Next for each page. */
export async function comparePages(servers: Servers, pages: readonly ShopPage[]): Promise<ComparedPage[]> {
  const compared: ComparedPage[] = [];
  for (const page of pages) {
    const bytes = (await get(page)).body.length;
    const nextPage = await findNextPage(servers, "static", bytes);
    compared.push({ ...page, bytes, nextPage });
  }
  return compared;
}
