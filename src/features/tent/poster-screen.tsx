"use client";

import { Printer } from "lucide-react";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { TwoColumns } from "~/components/ui/card";
import { Seg } from "~/components/ui/seg";
import { Skeleton } from "~/components/ui/skeleton";
import { shareTexts } from "~/copy/share";
import { tentTexts } from "~/copy/tent";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { qrProblemText } from "~/features/share/qr-card";
import { useQr } from "~/features/share/use-qr";
import { api } from "~/trpc/react";
import { POSTER_LAYOUTS, Poster, type PosterLayout } from "./poster";

/** Prints only the poster, slightly smaller than A4 so that rounding does not add a second page. */
const ON_PAPER = `
@page { size: A4 portrait; margin: 0 }
@media print {
  html, body { background: #fff }
  #main { max-width: none; margin: 0; padding: 0 }
  .poster { width: 210mm; height: 296.5mm; aspect-ratio: auto }
}`;

/** `/compartir/cartel`: a printable poster for the shop's door or counter. */
export function PosterScreen() {
  const { tent: texts, share } = useCopy(tentTexts, shareTexts);
  const { poster: copy } = share;
  const { data: shop } = api.tent.poster.useQuery();
  const [layout, setLayout] = useState<PosterLayout>("band");
  const { svg, problem } = useQr(shop?.url ?? "");
  const ready = shop && svg;
  return (
    <>
      <style>{ON_PAPER}</style>
      <PageHeader title={copy.title} back={{ href: "/compartir", label: copy.back }} className="print:hidden" />
      <TwoColumns className="print:block">
        <figure className="mx-auto w-full max-w-120 print:max-w-none max-md:order-last" aria-label={copy.preview}>
          <div className="overflow-hidden rounded-xl border border-line shadow-2 print:rounded-none print:border-0 print:shadow-none">
            {ready ? <Poster shop={shop} qr={svg} layout={layout} /> : <Skeleton className="aspect-[210/297]" />}
          </div>
        </figure>
        <div className="grid content-start gap-4 print:hidden">
          <Seg
            label={copy.layout}
            name="poster-layout"
            options={POSTER_LAYOUTS.map((value) => ({ value, label: copy.layouts[value] }))}
            value={layout}
            onValueChange={setLayout}
          />
          {shop && problem ? <Banner tone="bad">{qrProblemText(texts.share, problem)}</Banner> : null}
          <Button disabled={!ready} onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {copy.print}
          </Button>
          <p className="text-sm text-ink-2">{copy.hint}</p>
        </div>
      </TwoColumns>
    </>
  );
}
