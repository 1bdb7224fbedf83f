"use client";

import Link from "next/link";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { fill } from "~/copy/fill";
import { panelTexts } from "~/copy/panel";
import { tentTexts } from "~/copy/tent";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useSite } from "~/features/app-context/site-provider";
import { useTents } from "../use-tents";

/** Shown instead of step one when there is no room for another shop: the plan's limit, and who can change it. */
export function NoRoom() {
  const { panel, tent } = useCopy(panelTexts, tentTexts);
  const { another, back } = tent.setup;
  const { whatsapp } = useSite();
  const { limit, larger } = useTents();
  const more = larger && fill(another.larger, { plan: larger.name, limit: larger.limit });
  return (
    <div className="mx-auto max-w-160">
      <PageHeader title={panel.shops.add} back={{ href: "/configuraciones", label: back }} />
      <EmptyState
        plain
        title={another.fullTitle(limit)}
        text={[another.fullText, more, another.write].filter(Boolean).join(" ")}
        actions={
          <>
            <Button asChild variant={whatsapp ? "wa" : "solid"}>
              {whatsapp ? (
                <a
                  href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(another.supportMessage)}`}
                  target="_blank"
                  rel="noopener"
                >
                  {another.support}
                </a>
              ) : (
                <Link href="/soporte">{another.support}</Link>
              )}
            </Button>
            <Button asChild variant="sec">
              <Link href="/configuraciones">{another.back}</Link>
            </Button>
          </>
        }
      />
    </div>
  );
}
