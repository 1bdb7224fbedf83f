/** Version counters of the data on one shop's pages (`tent`) and on all shops' pages (`site`). Both only increase. */
export interface ShopVersion {
  tent: number;
  site: number;
}

export const isOlder = (one: ShopVersion, other: ShopVersion): boolean =>
  one.tent < other.tent || one.site < other.site;
