import { ms, twoDecimals, whole } from "./format.ts";
import type { NewSearches } from "./new-searches.ts";
import type { UncachedProducts } from "./uncached-products.ts";

/** Describes searches that nobody made before. */
export const searchLine = ({ products, connections, own, sized, oneWord, rounds }: NewSearches): string =>
  `Búsqueda nueva entre ${whole(products)} productos, ${connections} conexiones: ${whole(own.rps)} ped/s (p99 ${ms(own.p99)}, CPU ${ms(own.cpu)}); dinámica de Next de su tamaño ${whole(sized.rps)} (CPU ${ms(sized.cpu)}), ${twoDecimals(sized.ratio)} veces; de una palabra ${whole(oneWord.rps)} (CPU ${ms(oneWord.cpu)}), ${twoDecimals(oneWord.ratio)} veces (medianas de ${rounds} rondas intercaladas).`;

/** Describes pages of products that nobody opened. */
export const productLine = ({
  connections,
  rounds,
  inMemory,
  afterChange,
  nextPage,
  oneWord,
}: UncachedProducts): string => {
  const times = ({ ratio, oneWordRatio }: typeof inMemory) =>
    `${twoDecimals(ratio)} y ${twoDecimals(oneWordRatio)} veces`;
  return `Producto que nadie abrió, ${connections} conexiones: ${whole(inMemory.rps)} ped/s con sus datos en memoria (CPU ${ms(inMemory.cpu)}), ${whole(afterChange.rps)} después de un cambio (CPU ${ms(afterChange.cpu)}); dinámica de Next de su tamaño ${whole(nextPage.rps)} (CPU ${ms(nextPage.cpu)}), de una palabra ${whole(oneWord.rps)} (CPU ${ms(oneWord.cpu)}): ${times(inMemory)}; después de un cambio ${times(afterChange)} (medianas de ${rounds} rondas intercaladas).`;
};
