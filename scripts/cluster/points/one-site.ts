import { setTimeout as wait } from "node:timers/promises";
import { httpRequest } from "../../../e2e/fixtures/http";
import { addProduct, type NewShop, openShop } from "../../../e2e/fixtures/merchant";
import { takePhoto } from "../../../e2e/fixtures/photo";
import type { ClusterServer } from "../node.ts";
import { atLeast, exactly, type Measure, type Point } from "../point.ts";

const PDF_MS = 60_000;
/** What a server that is told of a change may take, in milliseconds. */
const TOLD_MS = 1000;

async function countAsync<T>(items: readonly T[], holds: (item: T) => Promise<boolean>): Promise<number> {
  return (await Promise.all(items.map(holds))).filter(Boolean).length;
}

/** The photo of the product's page, at each of these servers. */
async function findPhoto(shop: NewShop, productId: number, servers: readonly ClusterServer[]): Promise<Measure[]> {
  const photos = await Promise.all(
    servers.map(async ({ port }) => {
      const { location } = (await httpRequest(`${shop.url}/catalogo/${productId}`, { port })).headers;
      const page = await httpRequest(new URL(String(location), shop.url).href, { port });
      const [src = ""] = /\/storage\/[^"' ]+\.webp/.exec(page.text) ?? [];
      const photo = await httpRequest(`${shop.url}${src}`, { port });
      return src !== "" && photo.status === 200 ? photo.bytes : null;
    }),
  );
  const [first] = photos;
  const same = photos.filter((photo) => photo !== null && first && photo.equals(first));
  return [exactly("foto subida en A: servidores que la muestran", same.length, servers.length)];
}

/** A photo that each server has in memory, also as JPEG, the moment after it was uploaded, and after it was deleted. */
async function replacePhoto(shop: NewShop, productId: number, servers: readonly ClusterServer[]): Promise<Measure[]> {
  const { id, hash } = await shop.api.addPhoto(productId, await takePhoto());
  const addresses = [`/storage/images/${hash}-320.webp`, `/catalogo/foto/${hash}-320.jpg`];
  /** Null when they differ. */
  const statusAt = async ({ port }: ClusterServer): Promise<number | null> => {
    const answers = await Promise.all(addresses.map((address) => httpRequest(shop.url + address, { port })));
    const [first] = answers;
    return first && answers.every(({ status }) => status === first.status) ? first.status : null;
  };
  const first = await countAsync(servers, async (server) => (await statusAt(server)) === 200);
  const again = await countAsync(servers, async (server) => (await statusAt(server)) === 200);
  await shop.api.mutate("product", "removeImage", { id });
  const [own] = servers;
  const atOnce = (own && (await statusAt(own))) ?? 0;
  await wait(TOLD_MS);
  const gone = await countAsync(servers, async (server) => (await statusAt(server)) === 404);
  return [
    exactly("foto recién subida en A: servidores que la muestran", first, servers.length),
    exactly("otra vez, de su memoria", again, servers.length),
    exactly("foto recién borrada en A: respuesta de A", atOnce, 404),
    exactly("servidores que ya no la muestran", gone, servers.length),
  ];
}

async function makePdf({ api, id }: NewShop, servers: readonly ClusterServer[]): Promise<Measure[]> {
  await api.mutate("catalogue", "makePdf", { scope: { of: "all" } });
  let ready = null;
  for (const until = Date.now() + PDF_MS; !ready && Date.now() < until; await wait(200))
    ({ ready } = await api.query("catalogue", "pdf"));
  const path = `/api/catalogue-pdf?tienda=${id}&id=${ready?.id}`;
  const files = await Promise.all(servers.map(({ port }) => api.at(port).get(path)));
  const [first] = files;
  const same = files.filter(({ status, bytes }) => status === 200 && first && bytes.equals(first.bytes));
  const pictures = first?.bytes.toString("latin1").match(/\/Subtype ?\/Image/g) ?? [];
  return [
    exactly("PDF de un proceso de trabajo: servidores que lo entregan", same.length, servers.length),
    atLeast("fotos en el PDF", pictures.length, 1),
  ];
}

async function renameShop(shop: NewShop, servers: readonly ClusterServer[]): Promise<Measure[]> {
  const subdomain = `nueva-${shop.subdomain}`;
  const url = shop.url.replace(shop.subdomain, subdomain);
  const statusAt = async ({ port }: ClusterServer, address: string) => (await httpRequest(address, { port })).status;
  // each server knows that nobody has the new name yet
  for (const server of servers) await statusAt(server, `${url}/catalogo`);
  const named = { name: shop.name, subdomain, tagline: "", notice: "" };
  await shop.api.mutate("tent", "updateShop", named);
  await wait(TOLD_MS);
  const found = await countAsync(servers, async (server) => (await statusAt(server, `${url}/catalogo`)) === 200);
  const led = await countAsync(servers, async ({ port }) => {
    const { status, headers } = await httpRequest(`${shop.url}/catalogo`, { port });
    return [301, 308].includes(status) && String(headers.location).includes(new URL(url).host);
  });
  return [
    exactly(`tienda renombrada en A: servidores que la muestran`, found, servers.length),
    exactly("servidores que llevan de la dirección anterior a la nueva", led, servers.length),
  ];
}

export const oneSite: Point = {
  number: 5,
  name: "Sesión, foto, PDF y dirección valen en todos",
  async run({ origin, servers }, report) {
    const shop = await openShop(origin, "Un solo sitio", { port: servers[0].port });
    const product = await addProduct(shop, { name: "Mate", price: "100" });
    await shop.api.addPhoto(product.id, await takePhoto());
    const known = await countAsync(
      servers,
      async ({ port }) => (await shop.api.at(port).query("tent", "mine"))?.id === shop.id,
    );
    report(
      exactly("sesión abierta en A: servidores que la conocen", known, servers.length),
      ...(await findPhoto(shop, product.id, servers)),
      ...(await replacePhoto(shop, product.id, servers)),
      ...(await makePdf(shop, servers)),
      ...(await renameShop(shop, servers)),
    );
  },
};
