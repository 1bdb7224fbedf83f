import { ChevronRight, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { ListRow } from "./list";

type LinkRowProps = { icon: LucideIcon; href: string; title: string; meta: string };

/** A full-width row that links to a screen. */
export function NavigationRow({ icon: Icon, href, title, meta }: LinkRowProps) {
  return (
    <ListRow
      className="relative"
      media={<Icon aria-hidden="true" className="size-6 text-ink-2" />}
      title={
        <Link href={href} className="text-ink no-underline after:absolute after:inset-0">
          {title}
        </Link>
      }
      meta={<span className="wrap-anywhere">{meta}</span>}
      end={<ChevronRight aria-hidden="true" className="size-5 text-ink-3" />}
    />
  );
}
