"use client";

import { redirect } from "next/navigation";
import { type ReactNode, useId } from "react";
import { useForm } from "react-hook-form";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { TwoColumns } from "~/components/ui/card";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { SaveBar } from "~/components/ui/save-bar";
import { fill } from "~/copy/fill";
import { outboxTexts } from "~/copy/outbox";
import { productFormTexts } from "~/copy/product-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { lazyPart } from "~/lib/lazy-part";
import { useIsDesk } from "~/lib/use-is-desk";
import { type OutboxEntry, photoKeysOf } from "~/trpc/outbox/outbox-entry";
import { PhotoSection } from "../images/photo-section";
import { photosWaitText } from "../images/photos-wait-text";
import { type Photos, usePhotos } from "../images/use-photos";
import { VariantSection } from "../variants/variant-section";
import { CostFields, MainFields, PortionFields, ShopFields, StockFields } from "./product-fields";
import { emptyValues, type Product, unsentValues, valuesOf } from "./product-values";
import { useSaveProduct } from "./use-save-product";
import { useWayBackToList } from "./way-back";

const ProductPreview = lazyPart(() => import("./product-preview").then((module) => module.ProductPreview));

type ProductFormProps = {
  /** With the changes that wait in the outbox; null for one that the server does not have. */
  product: Product | null;
  /** As the server has it. */
  read?: Product;
  /** Some changes wait in the outbox. */
  waits?: boolean;
  /** Of one that was made and not sent: it can still be changed. */
  unsent?: OutboxEntry;
  amend?: (input: OutboxEntry["input"], label: string) => Promise<boolean>;
  /** Of an existing product: what can be done with it, what is said above the form, and the last control beside it. */
  actions?: ReactNode;
  notice?: ReactNode;
  /** What it costs on price lists, which is saved apart from the form. */
  listPrices?: ReactNode;
  remove?: ReactNode;
};

/** Form for new products, for those that were not sent yet, and for existing ones. */
export function ProductFormScreen(props: ProductFormProps) {
  const { product, read, waits, unsent, amend, actions, notice, listPrices, remove } = props;
  const { product: copy } = useCopy(productFormTexts);
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const text = copy.form;
  const messages = useFormMessages();
  const isDesk = useIsDesk();
  const id = useId();
  const productId = product?.id ?? null;
  const stored = product ? valuesOf(product, tent.money) : unsent ? unsentValues(unsent.input) : null;

  const form = useForm({
    defaultValues: emptyValues,
    ...(stored ? { values: stored, resetOptions: { keepDirtyValues: true } } : {}),
    resolver: messages.resolver(() =>
      import("./product-values-schema").then(({ valuesSchema }) =>
        valuesSchema(tent.money, product && valuesOf(product, tent.money)),
      ),
    ),
  });
  const { isDirty, isSubmitting } = form.formState;
  const photos = usePhotos(productId, product?.images ?? [], unsent && photoKeysOf(unsent));
  const draft = useFormDraft(form, `product.${productId ?? unsent?.key ?? "new"}`);
  const { save, saving, problem, question } = useSaveProduct({
    form,
    messages,
    draft,
    photos,
    product,
    read,
    unsent,
    amend,
  });
  const wayBack = useWayBackToList();

  // those of an existing product go on by themselves
  const isNew = stored === null;
  const pending = product === null && photos.unsaved;
  const unsaved = !isNew && isDirty;

  return (
    <>
      <PageHeader
        title={product?.name ?? unsent?.label ?? text.newTitle}
        back={{ ...wayBack.link, label: copy.backToList }}
        actions={actions}
      />
      {problem ? (
        <Banner tone="bad" role="alert" className="mb-4">
          {problem}
        </Banner>
      ) : null}
      {notice}
      <DraftBanner draft={draft} className="mb-4" />
      <TwoColumns>
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save("list");
          }}
          className="grid gap-4"
        >
          <PhotoSection photos={photos} productId={productId} />
          <MainFields control={form.control} />
          {unsent ? null : (
            <VariantSection
              product={product}
              productId={productId}
              saving={isSubmitting}
              onSave={() => save("variants")}
            />
          )}
          <CostFields control={form.control} />
          {listPrices}
          <StockFields control={form.control} byVariant={(product?.variants.length ?? 0) > 0} />
          <PortionFields control={form.control} />
        </form>
        <aside className="grid gap-4">
          <ShopFields control={form.control} />
          {isDesk ? <ProductPreview control={form.control} cover={photos.photos[0]?.src} /> : null}
          {remove}
        </aside>
      </TwoColumns>
      <SaveBar
        label={text.actions}
        dirty={unsaved || pending || waits || photos.pending}
        status={<Status {...{ photos, isNew, draft, unsaved, waits: waits || photos.pending }} />}
      >
        <Button variant="sec" className="max-lg:hidden" disabled={!isDirty || isSubmitting} onClick={draft.startOver}>
          {text.discard}
        </Button>
        {isNew ? (
          <Button
            variant="sec"
            className="max-lg:min-w-0 max-lg:flex-1 max-lg:px-2 max-lg:leading-5 max-lg:whitespace-normal large-text:basis-30"
            disabled={isSubmitting}
            onClick={() => save("next")}
          >
            {text.saveAndNext}
          </Button>
        ) : null}
        <Button type="submit" form={id} className={isNew ? "min-w-25 lg:min-w-37" : "min-w-37"} loading={saving}>
          {text.save}
        </Button>
      </SaveBar>
      {question}
      <LeaveGuard
        when={unsaved || pending}
        copy={unsaved ? text : { ...text, leaveText: text.leavePhotosText }}
        onLeave={draft.forget}
      />
    </>
  );
}

type StatusProps = { photos: Photos; isNew: boolean; draft: { kept: boolean }; unsaved: boolean; waits?: boolean };

function Status({ photos, isNew, draft, unsaved, waits }: StatusProps) {
  const { product, outbox } = useCopy(productFormTexts, outboxTexts);
  const { form } = product;
  if (photos.waiting > 0) return photosWaitText(form, photos.waiting);
  if (photos.busy) {
    const up = photos.photos.filter((photo) => photo.state === "saved").length;
    return fill(form.uploadingPhotos, { done: up, total: photos.photos.length });
  }
  if (unsaved) return form.unsaved;
  if (waits) return outbox.pending;
  if (isNew) return draft.kept ? form.draftSaved : form.nothingYet;
  return form.allSaved;
}
