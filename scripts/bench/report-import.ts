import { kb, mib, ms, twoDecimals, whole } from "./format.ts";
import type { PartResult } from "./part.ts";
import type { ShopImport } from "./shop-import.ts";

/** The bytes by which the server may grow meanwhile. */
const MAX_MEMORY = 300 * 1024 * 1024;
/** The milliseconds of a page from memory divided by those at rest. */
const MAX_PAGE_RATIO = 1.5;

export function reportImport(shopImport: ShopImport): PartResult {
  const { products, photos, photoBytes, productsMs, photosMs, rest, peak, pages } = shopImport;
  const grown = Math.max(0, peak - rest);
  const ratio = pages.during / pages.rest;
  const seconds = (milliseconds: number) => `${whole(milliseconds / 1000)} s`;
  return {
    lines: [
      "",
      `Una mudanza de ${whole(products)} productos con ${whole(photos)} fotos de ${kb(photoBytes)}: productos en ${seconds(productsMs)}, fotos en ${seconds(photosMs)}.`,
      `Memoria: ${mib(rest)} antes, ${mib(peak)} como mucho. Una página de la memoria: ${ms(pages.rest)} ms en reposo, ${ms(pages.during)} ms mientras tanto (mediana de ${pages.measurements}).`,
    ],
    checks: [
      { ok: grown <= MAX_MEMORY, text: `memoria de la mudanza ≤ ${mib(MAX_MEMORY)} más que en reposo: ${mib(grown)}` },
      {
        ok: ratio <= MAX_PAGE_RATIO,
        text: `páginas de la memoria durante la mudanza ≤ ${twoDecimals(MAX_PAGE_RATIO)} veces las de reposo: ${twoDecimals(ratio)}`,
      },
    ],
    data: { shopImport },
  };
}
