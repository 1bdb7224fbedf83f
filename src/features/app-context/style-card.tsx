"use client";

import { Check } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";
import { cn } from "~/lib/cn";

type StyleCardProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  styleName: string;
  /** URL of a small screenshot of a shop in this style. */
  picture: string;
};

/** One of the catalogue's styles as a radio button with a thumbnail. */
export function StyleCard({ styleName, picture, className, ...props }: StyleCardProps) {
  return (
    <label
      className={cn(
        "group relative grid w-26 shrink-0 cursor-pointer huge-text:w-[208px] snap-start gap-1.5 text-center text-sm font-semibold has-checked:text-brand-ink md:w-auto",
        className,
      )}
    >
      <input type="radio" {...props} className="absolute size-px opacity-0" />
      <span
        aria-hidden="true"
        className="relative block aspect-[2/3] overflow-hidden rounded-xl border border-line bg-surface-2 with-checked:border-transparent with-checked:outline-3 with-checked:outline-brand-ink with-focus:outline-3 with-focus:outline-offset-3 with-focus:outline-brand-ink"
      >
        <img
          src={picture}
          alt=""
          width={208}
          height={312}
          loading="lazy"
          className="size-full object-cover object-top"
        />
        <span className="absolute right-1.5 bottom-1.5 hidden size-5.5 place-items-center rounded-full bg-brand text-on-brand with-checked:grid">
          <Check className="size-3.5" strokeWidth={3.5} />
        </span>
      </span>
      {styleName}
    </label>
  );
}

/** Scrolls sideways on a phone, with the selected style in view; shows all seven side by side from 960 px. */
export function StyleRow({ label, className, ...props }: ComponentProps<"fieldset"> & { label: string }) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const box = row.current;
    const chosen = box?.querySelector<HTMLInputElement>("input:checked")?.closest("label");
    if (box && chosen) box.scrollLeft = chosen.offsetLeft - box.offsetLeft - 16;
  }, []);
  return (
    <fieldset
      ref={row}
      aria-label={label}
      className={cn(
        "no-scrollbar -mx-4 flex min-w-0 snap-x snap-proximity gap-3 overflow-x-auto scroll-px-4 px-4 py-1 md:mx-0 md:grid md:grid-cols-7 md:overflow-visible md:px-0",
        className,
      )}
      {...props}
    />
  );
}

/** On a phone the preview stays under the top bar while the form scrolls below it. */
export function PreviewStrip({ label, className, children, ...props }: ComponentProps<"section"> & { label: string }) {
  return (
    <section
      aria-label={label}
      className={cn(
        "sticky top-[calc(var(--top)+var(--above))] z-10 -mx-4 base:-mt-4 h-54 overflow-hidden border-b border-line bg-surface-2 lg:hidden",
        className,
      )}
      {...props}
    >
      {children}
    </section>
  );
}
