import { initialOf } from "~/domain/text";

export type PanelTent = {
  id: number;
  name: string;
  /** Display form of the URL, without the scheme. */
  address: string;
  url: string;
  logo?: string | null;
};

/** Logo, name and URL as one line of the shell. */
export function TentFace({ shop }: { shop: PanelTent }) {
  return (
    <>
      <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-[10px] bg-brand-soft font-head font-bold text-brand-ink">
        {shop.logo ? (
          <img src={shop.logo} alt="" width={36} height={36} className="size-full object-cover" />
        ) : (
          <span aria-hidden="true">{initialOf(shop.name)}</span>
        )}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block truncate text-md font-semibold">{shop.name}</b>
        <span className="block truncate text-xs font-medium text-ink-2">{shop.address}</span>
      </span>
    </>
  );
}
