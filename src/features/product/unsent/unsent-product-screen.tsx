"use client";

import Link from "next/link";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { WaitingRows } from "~/components/ui/waiting-rows";
import { productFormTexts } from "~/copy/product-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { madeId } from "~/features/outbox/unsent-entries";
import { useOutbox } from "~/features/outbox/use-outbox";
import { WhyRefused } from "~/features/outbox/why-refused";
import { amendChange, mayAmend } from "~/trpc/outbox/amend";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { panelOutbox } from "~/trpc/outbox/panel-outbox";
import { ProductFormScreen } from "../crud/product-form-screen";
import { useWayBackToList } from "../crud/way-back";

/** The form of a product that was made and not sent yet; `id` is the key of its change. */
export function UnsentProductScreen({ id }: { id: string }) {
  const { form } = useCopy(productFormTexts).product;
  const { entries, isRead } = useOutbox();
  const entry = entries.find(({ key, path }) => key === id && path === "product.create");
  if (entry) {
    return (
      <ProductFormScreen
        product={null}
        unsent={entry}
        amend={(input, label) => amendChange(panelOutbox(), entry.id, { input, label })}
        waits={entry.state === "waiting"}
        notice={<UnsentNotice entry={entry} />}
      />
    );
  }
  return isRead ? <Gone /> : <WaitingRows label={form.reading} rows={3} />;
}

/** What keeps it from being sent, or from being changed. */
function UnsentNotice({ entry }: { entry: OutboxEntry }) {
  const { form } = useCopy(productFormTexts).product;
  const id = madeId(entry);
  if (id !== undefined) {
    return (
      <Banner className="mb-4" action={<Link href={`/productos/${id}`}>{form.openSent}</Link>}>
        {form.isSent}
      </Banner>
    );
  }
  if (entry.state === "refused") {
    return (
      <Banner tone="bad" className="mb-4">
        <WhyRefused entry={entry} />
      </Banner>
    );
  }
  return mayAmend(entry) ? null : <Banner className="mb-4">{form.alreadySent}</Banner>;
}

/** It was dropped, or sent more than a day ago. */
function Gone() {
  const { product: copy } = useCopy(productFormTexts);
  const wayBack = useWayBackToList();
  return (
    <>
      <PageHeader title={copy.form.newTitle} back={{ ...wayBack.link, label: copy.backToList }} />
      <EmptyState
        plain
        title={copy.form.unsentGone}
        actions={
          <Button asChild variant="sec">
            <Link {...wayBack.link}>{copy.backToList}</Link>
          </Button>
        }
      />
    </>
  );
}
