"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { List, ListRow } from "~/components/ui/list";
import { outboxTexts } from "~/copy/outbox";
import { useCopy } from "~/features/app-context/copy-provider";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { PendingTag } from "./pending-tag";
import { WhyRefused } from "./why-refused";

/** What was made on this device and is not on the server yet, above the list that it will be in. */
export function UnsentList({ children }: { children: ReactNode }) {
  const { unsent } = useCopy(outboxTexts).outbox;
  return (
    <section aria-label={unsent.title} className="mb-4">
      <h2 className="bg-brand-soft px-4 py-3 text-base font-semibold max-lg:-mx-4 lg:rounded-t-2xl lg:border lg:border-b-0 lg:border-line">
        {unsent.title}
      </h2>
      <List aria-label={unsent.title} className="lg:rounded-t-none!">
        {children}
      </List>
    </section>
  );
}

type UnsentThingProps = {
  entry: OutboxEntry;
  name: string;
  /** Where it can be changed; without it, where it can be sent again or dropped. */
  href?: string | undefined;
  media?: ReactNode;
  meta?: ReactNode;
  end?: ReactNode;
};

/** It has no id yet: only `href` opens it. One that was refused says why. */
export function UnsentThing({ entry, name, href, media, meta, end }: UnsentThingProps) {
  const { unsent } = useCopy(outboxTexts).outbox;
  const refused = entry.state === "refused";
  return (
    <ListRow
      media={media}
      title={
        href ? (
          <Link href={href} prefetch={false} className="text-ink wrap-anywhere no-underline hover:underline">
            {name}
          </Link>
        ) : (
          <span className="wrap-anywhere">{name}</span>
        )
      }
      meta={
        <>
          {meta}
          {entry.state === "waiting" ? <PendingTag /> : null}
          {refused ? (
            <>
              <WhyRefused entry={entry} />
              <Link
                href={href ?? "/por-enviar"}
                prefetch={false}
                aria-label={`${href ? unsent.mend : unsent.see}: ${name}`}
                className="link inline-flex min-h-11 items-center"
              >
                {href ? unsent.mend : unsent.see}
              </Link>
            </>
          ) : null}
        </>
      }
      end={end}
    />
  );
}
