import type { ComponentProps, ReactNode } from "react";
import { cn } from "~/lib/cn";

/** Rows with hairlines: edge to edge on a phone, a card from 1280 px. */
export function List({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      className={cn(
        "-mx-4 divide-y divide-line border-y border-line base:bg-surface lg:mx-0 lg:overflow-hidden lg:rounded-2xl lg:border-x",
        className,
      )}
      {...props}
    />
  );
}

/** A list of short rows, read from left to right, in two columns on a desktop. */
export const twoColumnsClass =
  "lg:grid lg:grid-cols-2 lg:divide-y-0 lg:border-b-0 lg:*:border-b lg:*:odd:border-r lg:*:odd:last:col-span-2 lg:*:odd:last:border-r-0";

type RowProps = Omit<ComponentProps<"li">, "title"> & {
  media?: ReactNode;
  /** May be a link, which then covers the row's text (class `row-link`). */
  title?: ReactNode;
  meta?: ReactNode;
  end?: ReactNode;
  /** Paused: image and name are dimmed. */
  off?: boolean;
  selected?: boolean;
};

/** Image, name, a line of facts, and actions at the end. */
export function ListRow({ media, title, meta, end, off, selected, className, children, ...props }: RowProps) {
  return (
    <li
      className={cn(
        "flex min-h-16 min-w-0 base:items-center gap-3 base:bg-surface px-4 base:py-2.5 huge-text:flex-wrap",
        selected && "bg-brand-soft",
        className,
      )}
      {...props}
    >
      {media ? <div className={cn("shrink-0", off && "opacity-60")}>{media}</div> : null}
      {title || meta ? (
        <div className="relative grid min-h-11 min-w-0 flex-1 content-center huge-text:basis-44">
          <div className={cn("line-clamp-2 font-semibold leading-5 huge-text:line-clamp-none", off && "text-ink-2")}>
            {title}
          </div>
          {meta ? (
            <div className="mt-0.5 flex min-w-0 flex-wrap items-center gap-1.5 text-sm text-ink-2">{meta}</div>
          ) : null}
        </div>
      ) : null}
      {children}
      {end ? <div className="flex shrink-0 items-center gap-2">{end}</div> : null}
    </li>
  );
}

type ThumbProps = Omit<ComponentProps<"img">, "src"> & { src?: string | null; size?: "md" | "sm" | "xs" };

const thumbSizes = { md: "size-14 rounded-xl", sm: "size-11 rounded-[10px]", xs: "size-8 rounded-lg" } as const;

/** A square image; an empty placeholder without a source. */
export function Thumb({ src, size = "md", alt = "", className, ...props }: ThumbProps) {
  const look = cn("shrink-0 base:bg-surface-2 object-cover", thumbSizes[size], className);
  if (!src) return <span aria-hidden="true" className={cn("block", look)} />;
  return <img src={src} alt={alt} loading="lazy" decoding="async" className={look} {...props} />;
}
