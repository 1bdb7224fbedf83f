"use client";

import { Group } from "~/components/ui/card";
import { shareTexts } from "~/copy/share";
import { useCopy } from "~/features/app-context/copy-provider";
import { AddressRow } from "~/features/share/address-row";

/** URL of the product feed for Google and Meta, with instructions. */
export function FeedCard({ url }: { url: string }) {
  const { feed } = useCopy(shareTexts).share;
  return (
    <Group title={feed.title}>
      <p className="text-sm text-ink-2">{feed.text}</p>
      <AddressRow url={`${url}/productos.xml`} texts={feed} />
      <details>
        <summary className="cursor-pointer py-2.5 font-semibold text-brand-ink">{feed.how}</summary>
        <ol className="grid list-decimal gap-2 pl-5 text-sm text-ink-2">
          {feed.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-3 text-sm text-ink-2">{feed.leftOut}</p>
      </details>
    </Group>
  );
}
