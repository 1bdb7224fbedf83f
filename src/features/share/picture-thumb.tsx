import { type ImageRef, imageUrl } from "~/domain/product/images/image";
import { initialOf } from "~/domain/text";
import { cn } from "~/lib/cn";

/** A product's photo, or its initial. */
export function PictureThumb({ name, photo, className }: { name: string; photo: ImageRef | null; className?: string }) {
  if (photo) {
    return (
      <img src={imageUrl(photo, 320)} alt="" loading="lazy" className={cn("bg-surface-2 object-cover", className)} />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cn("grid place-items-center bg-brand-soft text-2xl font-bold text-brand-ink", className)}
    >
      {initialOf(name)}
    </span>
  );
}
