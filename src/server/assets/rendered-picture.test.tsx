import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import { catalogue } from "~/copy/catalogue";
import { LINK_PICTURE } from "~/domain/catalogue/discovery/link-picture";
import { fontsOfStyle } from "~/domain/catalogue/share-picture/fonts";
import type { ProductCardView } from "~/domain/catalogue/view";
import { type Cents, MAX_CENTS } from "~/domain/money/money";
import { DOT_GROUPS } from "~/domain/money/number-format";
import { STYLE_PRESETS } from "~/domain/theme/presets";
import { productPicture } from "~/features/catalogue/pages/link-picture-data";
import type { Frame } from "~/features/catalogue/parts/frame";
import { LinkPicture } from "~/features/share/picture/link-picture";
import { asJpeg } from "~/server/services/image/jpeg-photo";
import { pictureAnswer, renderPng } from "./rendered-picture";

afterEach(() => vi.unstubAllGlobals());

const theme = {
  styleId: 1,
  firstCustomColor: null,
  secondCustomColor: null,
  bgCustomColor: null,
  textCustomColor: null,
};
const frame = {
  shop: { name: "Almacén Ñandú 🧉", logo: null, money: { symbol: "₲", ...DOT_GROUPS }, theme },
  origin: "https://nandu.vidriera.test",
  copy: catalogue,
} as unknown as Frame;
const card = {
  unit: "UNIT",
  photo: null,
  previousCents: null,
  from: false,
  soldOut: false,
  sku: null,
} as unknown as ProductCardView & { sku: string | null };

it.each([
  ["on request", { name: "Servicio de armado 日本 🎁", priceCents: null }],
  ["as long as possible", { name: "Á".repeat(120), priceCents: MAX_CENTS, soldOut: true }],
])("renders a product whose price is %s with bundled fonts only", async (_what, product) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: unknown) => {
    asked.push(String(address).slice(0, 60));
    throw new Error("no network");
  });
  const content = productPicture(frame, { ...card, ...product });
  const { width, height } = LINK_PICTURE;
  const bytes = await asJpeg(
    await renderPng(
      <LinkPicture content={content} photo={null} logo={null} />,
      { width, height },
      fontsOfStyle("guille"),
    ),
  );
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width, height });
  expect(bytes.length).toBeLessThan(300_000);
  expect(asked.filter((address) => /^https?:/.test(address))).toEqual([]);
});

it("renders the picture of each style in its own fonts and colours", async () => {
  const pictures = await Promise.all(
    STYLE_PRESETS.map(async ({ id, key }) => {
      const styled = { ...frame, shop: { ...frame.shop, theme: { ...theme, styleId: id } } };
      const content = productPicture(styled, { ...card, name: "Ñandú", priceCents: 1_890_000 as Cents });
      const element = <LinkPicture content={content} photo={null} logo={null} />;
      const drawn = renderToStaticMarkup(element);
      for (const font of fontsOfStyle(key)) expect(drawn, key).toContain(`font-family:${font}, Geist`);
      return Buffer.from(await renderPng(element, LINK_PICTURE, fontsOfStyle(key))).toString("base64");
    }),
  );
  expect(new Set(pictures).size).toBe(STYLE_PRESETS.length);
});

it.each([
  ["寿司", "A-12", "A-12"],
  ["🍕🔥", null, "Producto 12"],
  ["Παγωτό", null, "Παγωτό"],
])("the link picture of %s with the code %s names it %s", (name, sku, title) => {
  const shop = { ...frame.shop, name: "寿司屋" };
  const content = productPicture({ ...frame, shop }, { ...card, id: 12, name, sku });
  expect([content.title, content.shop.name]).toEqual([title, "nandu.vidriera.test"]);
});

it("renders a picture once for concurrent requests, and sends Retry-After when the queue is full", async () => {
  let end: (bytes: Buffer) => void = () => {};
  const slow = vi.fn(() => new Promise<Buffer>((done) => (end = done)));
  const ask = (key: string, render: () => Promise<Buffer | null>) =>
    pictureAnswer({ key, type: "image/png", current: true, render });
  const first = [ask("one", slow), ask("one", slow)];
  const others = Array.from({ length: 24 }, (_, index) => ask(`other ${index}`, async () => Buffer.from("x")));
  const refused = await ask("too many", async () => Buffer.from("x"));
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
  end(Buffer.from("picture"));
  expect(await Promise.all(first.map(async (answer) => String((await answer).body)))).toEqual(["picture", "picture"]);
  expect(slow).toHaveBeenCalledTimes(1);
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(24).fill(200));
  expect((await ask("nothing", async () => null)).status).toBe(404);
});
