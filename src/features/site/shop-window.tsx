import { Awning } from "~/components/ui/awning";
import { cn } from "~/lib/cn";

const shelves = [
  [
    { picture: "mate", price: "$ 28.900" },
    { picture: "tetera", price: "$ 34.600", offer: true },
    { picture: "vela", price: "$ 7.450" },
  ],
  [
    { picture: "mochila", price: "$ 48.000" },
    { picture: "maceta", price: "$ 12.500" },
    { picture: "oso", price: "$ 16.900" },
  ],
  [
    { picture: "taza", price: "$ 9.800" },
    { picture: "girasoles", price: "$ 11.200" },
    { picture: "miel", price: "$ 6.200", offer: true },
  ],
];

type Thing = { picture: string; price: string; offer?: boolean };

/** A shelf of the illustrated shop window; decorative, with made-up prices. */
function WindowShelf({ things, className }: { things: readonly Thing[]; className?: string }) {
  return (
    <div className={cn("shelf flex items-end justify-around px-2", className)}>
      {things.map(({ picture, price, offer }) => (
        <span key={picture} className="relative grid justify-items-center">
          <img
            src={`/inicio/${picture}.webp`}
            alt=""
            width={108}
            height={108}
            className="-mb-0.5 size-18 drop-shadow-md md:size-27"
          />
          <span
            className={cn(
              "relative z-1 -mb-4 rounded-md border px-2 py-0.5 font-head text-sm leading-4.5 font-bold",
              offer
                ? "border-(--price-tag-offer) bg-(--price-tag-offer) text-(--price-tag)"
                : "border-(--price-tag-line) bg-(--price-tag) text-(--window-ink)",
            )}
          >
            {price}
          </span>
        </span>
      ))}
    </div>
  );
}

/** Illustration of log-in and registration: one shelf on a phone, three beside the form on desktop. */
export function WindowArt() {
  const [first, ...rest] = shelves;
  return (
    <div
      aria-hidden="true"
      className="shop-window after:hidden md:sticky md:top-0 md:grid md:h-dvh md:grid-rows-[auto_1fr_1fr_1fr] md:pb-12"
    >
      <Awning stripes={9} className="md:hidden" />
      <Awning stripes={11} className="max-md:hidden" />
      {first ? <WindowShelf things={first} className="mb-6 pt-3 md:mb-0 md:self-end" /> : null}
      {rest.map((things) => (
        <WindowShelf key={things[0]?.picture} things={things} className="max-md:hidden md:self-end" />
      ))}
    </div>
  );
}
