/**
 * The demonstration shops on the home page, one in each style. The pictures of their homes are in `public/inicio`, so that
 * installations without demonstration data show them too; `scripts/make-home-pictures.ts` makes them.
 */
export const SHOWN_SHOPS = [
  { subdomain: "demo", name: "Casa Yerbal" },
  { subdomain: "cancha-norte", name: "Cancha Norte" },
  { subdomain: "jazmin", name: "Jazmín" },
  { subdomain: "la-espiga", name: "La Espiga" },
  { subdomain: "barrio-9", name: "Barrio 9" },
  { subdomain: "burbuja", name: "Burbuja" },
  { subdomain: "hoja-y-tinta", name: "Hoja & Tinta" },
] as const;

export type ShownShop = (typeof SHOWN_SHOPS)[number]["subdomain"];

/** A picture of the home page; its sides are in pixels. */
export interface HomePicture {
  path: string;
  width: number;
  height: number;
}

const picture = (name: string, width: number, height: number): HomePicture => ({
  path: `/inicio/${name}`,
  width,
  height,
});

/** A shop's home on a phone of 360 × 740. */
export const shopShot = (subdomain: ShownShop): HomePicture => picture(`tienda-${subdomain}.webp`, 420, 863);

/** The screens of "how it works", in both wordings. */
export const HOW_STEPS = ["producto", "catalogo", "pedido"] as const;
export type HowStep = (typeof HOW_STEPS)[number];
export const stepShot = (name: HowStep, wording: "ar" | "neutral"): HomePicture =>
  picture(`${name}-${wording}.webp`, 480, 827);

/** What a shared link to the home page shows. */
export const LINK_SHOT = picture("enlace.jpg", 1200, 630);
