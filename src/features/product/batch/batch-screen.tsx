"use client";

import { ImagePlus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FileDrop, PhotoButton } from "~/components/ui/file-drop";
import { Input } from "~/components/ui/input";
import { Meter } from "~/components/ui/meter";
import { PriceField } from "~/components/ui/price-field";
import { SaveBar } from "~/components/ui/save-bar";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { photosTexts } from "~/copy/photos";
import { productTexts } from "~/copy/product";
import { errorSentence } from "~/copy/sentence";
import { formatAmount } from "~/domain/money/money";
import { PRODUCT_LIMITS } from "~/domain/product/crud/limits";
import { IMAGE_ACCEPT } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney } from "~/features/app-context/session-provider";
import { CategorySelect, categoryChoices } from "~/features/category/category-select";
import { PhotosOnTheWay } from "~/features/image/photos-on-the-way";
import { StoredPhotoTile } from "~/features/image/stored-photo-tile";
import { api } from "~/trpc/react";
import { MatchedPhotos } from "./matched-photos";
import { type Batch, type DraftPhoto, useBatch } from "./use-batch";

const ACCEPT = `${IMAGE_ACCEPT},.zip,application/zip,application/x-zip-compressed`;

/** Enter goes on to the next field, as the key on a phone's keyboard says. */
function toNextField(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input")];
  const next = fields.slice(fields.indexOf(event.target) + 1).find(({ value }) => value === "");
  if (next) next.focus();
  else event.target.blur();
}

/** /productos/fotos: many photos become products, or photos of products, while they are uploaded. */
export function BatchScreen() {
  const { photos: copy, product } = useCopy(photosTexts, productTexts);
  const batch = useBatch();
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const { data } = api.category.list.useQuery();
  const { fresh, ready, preparing } = batch;
  const empty = batch.drafts.length === 0 && batch.others.length === 0 && preparing === null;
  const count = ready.length;
  const missing = fresh.length - count;
  return (
    <>
      <PageHeader
        title={copy.title}
        back={{ href: "/productos", label: product.backToList }}
        actions={
          empty ? undefined : (
            <PhotoButton
              variant="sec"
              label={<span className="max-lg:sr-only">{copy.add}</span>}
              icon={<ImagePlus aria-hidden="true" />}
              accept={ACCEPT}
              multiple
              loading={preparing !== null}
              onFiles={(files) => void batch.add(files)}
              className="max-lg:size-11 max-lg:border-0 max-lg:px-0"
            />
          )
        }
      />
      {batch.problems.map((problem) => (
        <Banner key={problem} tone="bad" role="alert" className="mb-4">
          {problem}
        </Banner>
      ))}
      {empty ? (
        <div className="mx-auto grid max-w-xl gap-4">
          <div className="text-center">
            <h2 className="mb-1">{copy.emptyTitle}</h2>
            <p className="text-ink-2">{copy.emptyText}</p>
          </div>
          <FileDrop
            label={copy.pick}
            hint={copy.kinds}
            cameraLabel={copy.camera}
            accept={ACCEPT}
            multiple
            onFiles={(files) => void batch.add(files)}
          />
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_340px] md:items-start md:gap-6">
          <aside className="grid gap-4 md:order-2">
            <Uploads batch={batch} />
            <MatchedPhotos batch={batch} />
            <PhotosOnTheWay />
          </aside>
          {fresh.length > 0 ? (
            <section className="grid gap-3">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2>{fresh.length === 1 ? copy.newOne : fill(copy.newMany, { n: fresh.length })}</h2>
                {data && data.categories.length > 0 ? (
                  <div className="w-44">
                    <CategorySelect
                      label={copy.category}
                      choices={categoryChoices(data.categories, [{ value: "", name: copy.noCategory }])}
                      value={String(categoryId ?? "")}
                      onValueChange={(value) => setCategoryId(value === "" ? null : Number(value))}
                    />
                  </div>
                ) : null}
              </div>
              <ul
                onKeyDown={toNextField}
                className="grid overflow-hidden border-y border-line bg-surface max-md:-mx-4 md:rounded-2xl md:border lg:grid-cols-2"
              >
                {fresh.map((photo, index) => (
                  <NewProduct key={photo.id} photo={photo} n={index + 1} batch={batch} />
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      )}
      {fresh.length > 0 ? (
        <SaveBar
          label={copy.actions}
          plain
          status={
            <>
              <b className="block text-ink">
                {count === 0 ? copy.readyNone : count === 1 ? copy.readyOne : fill(copy.readyMany, { n: count })}
              </b>
              <span className="text-ink-2">{missing > 0 ? fill(copy.missing, { n: missing }) : copy.allReady}</span>
            </>
          }
        >
          <Button
            className="min-w-37"
            disabled={count === 0}
            loading={batch.busy}
            onClick={() => void batch.publish(categoryId)}
          >
            {count === 0 ? copy.publishNone : fill(copy.publish, { n: count })}
          </Button>
        </SaveBar>
      ) : null}
    </>
  );
}

/** How many photos have arrived, and what making them small has saved. */
function Uploads({ batch }: { batch: Batch }) {
  const { photos: copy } = useCopy(photosTexts);
  const money = useMoney();
  const all = [...batch.drafts, ...batch.others];
  const done = all.filter(({ state }) => state === "sent").length;
  const size = (bytes: number) =>
    bytes < 1_000_000
      ? `${formatAmount(Math.round(bytes / 1_000), money)}\u00a0kB`
      : `${formatAmount(Math.round(bytes / 100_000) / 10, money)}\u00a0MB`;
  const sum = (of: "chosen" | "sent") => all.reduce((bytes, photo) => bytes + photo.bytes[of], 0);
  const [from, to] = [size(sum("chosen")), size(sum("sent"))];
  const { preparing } = batch;
  const title = preparing
    ? fill(copy.preparing, { done: preparing.done, total: preparing.total })
    : fill(copy.uploaded, { done, total: all.length });
  const share = all.reduce(
    (whole, { key, state }) => whole + (state === "sent" ? 100 : (batch.progress.get(key) ?? 0)),
    0,
  );
  return (
    <Group>
      <div className="grid gap-3">
        <div role="status" className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b className="font-semibold">{title}</b>
          <span className="text-sm text-ink-2">{from === to ? to : fill(copy.size, { from, to })}</span>
        </div>
        <Meter
          progress
          value={preparing ? preparing.done : share}
          max={preparing ? preparing.total : all.length * 100}
          label={title}
        />
        <p className="text-sm text-ink-2">{batch.paused ? copy.paused : copy.alone}</p>
      </div>
    </Group>
  );
}

/** A new product: its photo, name and price. */
function NewProduct({ photo, n, batch }: { photo: DraftPhoto; n: number; batch: Batch }) {
  const copy = useCopy(photosTexts, errorsTexts);
  const { photos: texts } = copy;
  const money = useMoney();
  const { name, price } = photo.draft;
  const alt = name.trim() ? fill(texts.photoOf, { name }) : fill(texts.photoOfThis, { n });
  const refused = photo.error ? errorSentence(copy, photo.error) : null;
  const error = batch.errorOf(photo) ?? refused;
  return (
    <li className="-mt-px grid grid-cols-[96px_minmax(0,1fr)] gap-3 border-t border-line p-4 lg:odd:border-r">
      <StoredPhotoTile
        photo={photo}
        alt={alt}
        percent={batch.progress.get(photo.key)}
        onRetry={() => void batch.retry(photo.id)}
        onRemove={() => void batch.remove(photo)}
      />
      <div className="grid content-start gap-2">
        <Input
          aria-label={texts.name}
          placeholder={texts.namePlaceholder}
          value={name}
          maxLength={PRODUCT_LIMITS.name}
          autoComplete="off"
          enterKeyHint="next"
          onChange={({ target }) => batch.setDraft(photo.id, { name: target.value })}
        />
        <PriceField
          aria-label={name.trim() ? fill(texts.priceOf, { name }) : texts.priceOfThis}
          aria-invalid={batch.errorOf(photo) !== null || undefined}
          prefix={money.symbol}
          placeholder={texts.price}
          value={price}
          maxLength={40}
          enterKeyHint="next"
          onChange={({ target }) => batch.setDraft(photo.id, { price: target.value })}
        />
      </div>
      {error ? (
        <p role="alert" className="col-span-full text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </li>
  );
}
