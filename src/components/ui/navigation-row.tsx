import { ChevronRight, Download, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { ListRow } from "./list";

type LinkRowProps = { icon: LucideIcon; href: string; title: string; meta: string; download?: boolean };

const LINK = "text-ink no-underline after:absolute after:inset-0";

/** A full-width row that links to a screen, or downloads a file. */
export function NavigationRow({ icon: Icon, href, title, meta, download = false }: LinkRowProps) {
  const End = download ? Download : ChevronRight;
  return (
    <ListRow
      className="relative"
      media={<Icon aria-hidden="true" className="size-6 text-ink-2" />}
      title={
        download ? (
          <a href={href} download className={LINK}>
            {title}
          </a>
        ) : (
          <Link href={href} className={LINK}>
            {title}
          </Link>
        )
      }
      meta={<span className="wrap-anywhere">{meta}</span>}
      end={<End aria-hidden="true" className="size-5 text-ink-3" />}
    />
  );
}
