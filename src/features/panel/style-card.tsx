"use client";

import { Check } from "lucide-react";
import { type ComponentProps, type CSSProperties, useEffect, useRef } from "react";
import { cn } from "~/lib/cn";

export type StyleSample = {
  first: string;
  second: string;
  background: string;
  header: string;
  onHeader: string;
  /** Corner of the small pictures. */
  radius: string;
};

type StyleCardProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  styleName: string;
  /** The shop's name in the small header. */
  sampleName: string;
  sample: StyleSample;
};

/** One of the catalogue's designs, small, as a radio button. */
export function StyleCard({ styleName, sampleName, sample, className, ...props }: StyleCardProps) {
  const paint = {
    "--m-1": sample.first,
    "--m-2": sample.second,
    "--m-bg": sample.background,
    "--m-header": sample.header,
    "--m-on": sample.onHeader,
    "--m-radius": sample.radius,
  } as CSSProperties;
  const tile = "h-7.5 rounded-(--m-radius)";
  const one = cn(tile, "bg-[color-mix(in_srgb,var(--m-1)_26%,var(--m-bg))]");
  const two = cn(tile, "bg-[color-mix(in_srgb,var(--m-2)_30%,var(--m-bg))]");
  return (
    <label
      className={cn(
        "group relative grid w-26 shrink-0 cursor-pointer snap-start gap-1.5 text-center text-sm font-semibold has-checked:text-brand-ink md:w-auto",
        className,
      )}
    >
      <input type="radio" {...props} className="absolute size-px opacity-0" />
      <span
        aria-hidden="true"
        style={paint}
        className="relative grid h-29 grid-rows-[26px_1fr] overflow-hidden rounded-xl border border-line bg-(--m-bg) group-has-checked:border-transparent group-has-checked:outline-3 group-has-checked:outline-brand-ink group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-3 group-has-focus-visible:outline-brand-ink md:h-26"
      >
        <span className="truncate bg-(--m-header) px-2 text-left font-head text-[10px] leading-6.5 font-bold text-(--m-on)">
          {sampleName}
        </span>
        <span className="grid grid-cols-2 content-start gap-1.5 p-2">
          <span className={one} />
          <span className={two} />
          <span className={one} />
          <span className={two} />
        </span>
        <span className="absolute right-1.5 bottom-1.5 hidden size-5.5 place-items-center rounded-full bg-brand text-on-brand group-has-checked:grid">
          <Check className="size-3.5" strokeWidth={3.5} />
        </span>
      </span>
      {styleName}
    </label>
  );
}

/** Scrolls sideways on a phone with the chosen one in view, all seven side by side from 960 px. */
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
        "sticky top-[calc(var(--top)+var(--above))] z-10 -mx-4 -mt-4 h-54 overflow-hidden border-b border-line bg-surface-2 lg:hidden",
        className,
      )}
      {...props}
    >
      {children}
    </section>
  );
}
