import { cn } from "~/lib/cn";

export type WindowDisplayItem = { src: string; price: string; offer?: boolean };

/** A drawing of a shop window's shelf with its items, for log-in and home, below an Awning. */
export function WindowDisplay({ items, className }: { items: WindowDisplayItem[]; className?: string }) {
  return (
    <div aria-hidden="true" className={cn("shelf flex items-end justify-around px-2", className)}>
      {items.map((item) => (
        <div key={item.src} className="relative grid justify-items-center">
          <img src={item.src} alt="" width={108} height={108} className="-mb-0.5 size-18 object-contain md:size-27" />
          <span
            data-offer={item.offer ? "" : undefined}
            className="price-tag relative z-1 -mb-4 rounded-md px-2 py-0.5 font-head text-[0.8125rem] leading-4.5 font-bold"
          >
            {item.price}
          </span>
        </div>
      ))}
    </div>
  );
}
