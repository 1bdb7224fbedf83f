import { Search } from "lucide-react";
import type { CSSProperties } from "react";
import { Awning } from "~/components/ui/awning";
import { initialOf } from "~/domain/text";
import { cn } from "~/lib/cn";

export type PreviewColors = {
  /** Already readable on the background: what the shop will really use. */
  first: string;
  onFirst: string;
  background: string;
  text: string;
  /** The awning keeps the colour that was asked for. */
  awning: string;
};

type ShopPreviewProps = {
  name: string;
  logo?: string | null;
  categories: string[];
  /** Two or four look best. */
  products: { name: string; price: string; image?: string | null }[];
  cart: { label: string; total: string };
  colors: PreviewColors;
  /** Corner of pictures and buttons, as the style has it. */
  radius?: string;
  /** In the strip on a phone: no corners of its own, flatter pictures. */
  strip?: boolean;
  className?: string;
};

/** The shop as its visitors will see it, small. A picture: its words are said by the form beside it. */
export function ShopPreview({
  name,
  logo,
  categories,
  products,
  cart,
  colors,
  radius = "12px",
  strip,
  className,
}: ShopPreviewProps) {
  const paint = {
    "--p-first": colors.first,
    "--p-on": colors.onFirst,
    "--p-bg": colors.background,
    "--p-text": colors.text,
    "--p-radius": radius,
  } as CSSProperties;
  return (
    <div aria-hidden="true" style={paint} className={cn("min-w-0", className)}>
      <Awning
        stripes={strip ? 15 : 13}
        color={colors.awning}
        className={cn("relative z-1", strip ? "-mb-2.5" : "-mb-3")}
      />
      <div
        className={cn(
          "overflow-hidden border-line bg-(--p-bg) text-[0.8125rem] leading-4.5 text-(--p-text)",
          strip ? "border-y" : "rounded-b-[20px] border shadow-2",
        )}
      >
        <div className={cn("flex items-center gap-2.5 px-3 pb-3", strip ? "pt-4.5 pb-2" : "pt-6")}>
          <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-[10px] bg-(--p-first) font-head font-bold text-(--p-on)">
            {logo ? <img src={logo} alt="" className="size-full object-cover" /> : initialOf(name)}
          </span>
          <b className="min-w-0 flex-1 truncate font-head text-base leading-5 font-bold">{name}</b>
          <Search className="size-5 shrink-0" />
        </div>
        <div className="flex gap-1.5 overflow-hidden px-3 pb-2.5">
          {categories.map((category, index) => (
            <span
              key={category}
              className={cn(
                "rounded-full border px-2.5 py-1 whitespace-nowrap",
                index === 0 ? "border-(--p-first) bg-(--p-first) font-semibold text-(--p-on)" : "border-(--p-text)/25",
              )}
            >
              {category}
            </span>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-2.5 px-3 pb-3">
          {products.map((product) => (
            <div key={product.name} className="min-w-0">
              <div
                className={cn(
                  "overflow-hidden rounded-(--p-radius) bg-(--p-text)/8",
                  strip ? "aspect-[16/13]" : "aspect-[6/5]",
                )}
              >
                {product.image ? <img src={product.image} alt="" className="size-full object-cover" /> : null}
              </div>
              <p className="mt-1.5 truncate">{product.name}</p>
              <b className="block font-bold text-(--p-first)">{product.price}</b>
            </div>
          ))}
        </div>
        <div className="mx-3 mb-3 flex h-10 items-center justify-between rounded-(--p-radius) bg-(--p-first) px-3.5 font-semibold text-(--p-on)">
          <span>{cart.label}</span>
          <span>{cart.total}</span>
        </div>
      </div>
    </div>
  );
}
