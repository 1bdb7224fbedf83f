"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Chip, ChipRow } from "~/components/ui/chip";
import { adminTexts } from "~/copy/admin";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";

const PARTS = [
  ["users", "/admin"],
  ["tents", "/admin/tiendas"],
  ["plans", "/admin/planes"],
  ["jobs", "/admin/trabajos"],
  ["cancellations", "/admin/cancelaciones"],
  ["errors", "/admin/errores"],
  ["audit", "/admin/registro"],
] as const;

/** Title and navigation of the admin screens. */
export function AdminHeader({ subtitle, actions }: { subtitle?: ReactNode; actions?: ReactNode }) {
  const { admin: copy } = useCopy(adminTexts);
  const path = usePathname();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector(`[href="${path}"]`)?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [path]);
  return (
    <>
      <PageHeader title={copy.title} subtitle={subtitle} actions={actions} />
      <nav ref={nav} aria-label={copy.sections.label} className="mb-4">
        <ChipRow label={copy.sections.label}>
          {PARTS.map(([key, href]) => (
            <Chip key={key} asChild chosen={path === href}>
              <Link href={href}>{copy.sections[key]}</Link>
            </Chip>
          ))}
        </ChipRow>
      </nav>
    </>
  );
}
