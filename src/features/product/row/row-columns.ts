/** A product's columns on desktop; on a phone the same parts take two lines. */
export const rowColumns =
  "md:grid md:grid-cols-[56px_minmax(0,1fr)_140px_124px_64px_64px_44px] md:items-center md:gap-x-5 md:px-5 lg:grid-cols-[44px_32px_minmax(0,1fr)_96px_72px_116px_124px_52px_52px_44px] lg:gap-x-2.5 lg:pr-2 lg:pl-1";
