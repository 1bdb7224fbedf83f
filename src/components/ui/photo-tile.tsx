"use client";

import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "~/lib/cn";

type PhotoTileProps = ComponentProps<"div"> & {
  src: string;
  alt: string;
  /** Such as "Portada". */
  tag?: string;
  removeLabel?: string;
  onRemove?: () => void;
  /** During the upload: 0 to 100 percent, with its text. */
  progress?: { percent: number; label: string };
};

/** A word on a photo; its place is given by `className`. */
export const PhotoLabel = ({ className, children }: { className: string; children: ReactNode }) => (
  <span
    className={cn(
      "absolute inline-flex h-6 items-center rounded-lg bg-shade px-2 text-xs font-semibold text-on-shade",
      className,
    )}
  >
    {children}
  </span>
);

const around = 2 * Math.PI * 19;

export function PhotoTile({
  src,
  alt,
  tag,
  removeLabel,
  onRemove,
  progress,
  className,
  children,
  ...props
}: PhotoTileProps) {
  return (
    <div className={cn("relative base:size-26 shrink-0 overflow-hidden rounded-xl bg-surface-2", className)} {...props}>
      <img src={src} alt={alt} draggable={false} className={cn("size-full object-cover", progress && "opacity-30")} />
      {progress ? (
        <svg
          viewBox="0 0 48 48"
          role="img"
          aria-label={progress.label}
          className="absolute inset-0 m-auto size-12 max-w-full"
        >
          <circle cx="24" cy="24" r="19" fill="none" strokeWidth="5" className="stroke-line" />
          <circle
            cx="24"
            cy="24"
            r="19"
            fill="none"
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray={`${(around * progress.percent) / 100} ${around}`}
            transform="rotate(-90 24 24)"
            className="stroke-brand"
          />
          <text x="24" y="28" textAnchor="middle" className="fill-ink text-xs font-bold">
            {Math.round(progress.percent)}
          </text>
        </svg>
      ) : null}
      {tag ? <PhotoLabel className="bottom-1.5 left-1.5">{tag}</PhotoLabel> : null}
      {onRemove && removeLabel ? (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="absolute top-0 right-0 grid size-11 place-items-center pb-2 pl-2 -outline-offset-3"
        >
          <span className="grid size-6.5 place-items-center rounded-full bg-shade text-on-shade">
            <X aria-hidden="true" className="size-4" />
          </span>
        </button>
      ) : null}
      {children}
    </div>
  );
}
