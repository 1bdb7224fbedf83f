/** How often what a shop's pages show was changed, and what the pages of all shops show. Both only grow. */
export interface ShopVersion {
  tent: number;
  site: number;
}

export const isOlder = (one: ShopVersion, other: ShopVersion): boolean =>
  one.tent < other.tent || one.site < other.site;
