"use client";

import { redirect, useRouter } from "next/navigation";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { TwoColumns } from "~/components/ui/card";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { SaveBar } from "~/components/ui/save-bar";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { outboxTexts } from "~/copy/outbox";
import { productFormTexts } from "~/copy/product-form";
import { formatPrice } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { lazyPart } from "~/lib/lazy-part";
import { useIsDesk } from "~/lib/use-is-desk";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";
import { PhotoSection } from "../images/photo-section";
import { type Photos, usePhotos } from "../images/use-photos";
import { VariantSection } from "../variants/variant-section";
import { variantsHref } from "../variants/variants-href";
import { CostFields, MainFields, PortionFields, ShopFields, StockFields } from "./product-fields";
import {
  changesOf,
  emptyValues,
  PRODUCT_FIELDS,
  type Product,
  type ProductFormValues,
  seenOf,
  sentValues,
  valuesOf,
} from "./product-values";
import { useWayBackToList } from "./way-back";

const ProductPreview = lazyPart(() => import("./product-preview").then((module) => module.ProductPreview));

const LIST = "/productos";

type ProductFormProps = {
  /** With the changes that wait in the outbox; null for a new product. */
  product: Product | null;
  /** As the server has it. */
  read?: Product;
  /** Some changes wait in the outbox. */
  waits?: boolean;
  /** Of an existing product: what can be done with it, what is said above the form, and the last control beside it. */
  actions?: ReactNode;
  notice?: ReactNode;
  /** What it costs on price lists, which is saved apart from the form. */
  listPrices?: ReactNode;
  remove?: ReactNode;
};

/** Form for both new and existing products. */
export function ProductFormScreen({ product, read, waits, actions, notice, listPrices, remove }: ProductFormProps) {
  const { product: copy, outbox } = useCopy(productFormTexts, outboxTexts);
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const text = copy.form;
  const router = useRouter();
  const utils = api.useUtils();
  const messages = useFormMessages();
  const isDesk = useIsDesk();
  const id = useId();
  const productId = product?.id ?? null;
  const [problem, setProblem] = useState<string | null>(null);
  /** Where to go once the form of a new product has nothing unsaved. */
  const [leaving, setLeaving] = useState<string | null>(null);
  const then = useRef<"list" | "variants" | "next">("list");

  const form = useForm({
    defaultValues: emptyValues,
    ...(product ? { values: valuesOf(product, tent.money), resetOptions: { keepDirtyValues: true } } : {}),
    resolver: messages.resolver(() =>
      import("./product-values-schema").then(({ valuesSchema }) =>
        valuesSchema(tent.money, product && valuesOf(product, tent.money)),
      ),
    ),
  });
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const photos = usePhotos(productId, product?.images ?? []);
  const draft = useFormDraft(form, `product.${productId ?? "new"}`);
  const create = api.product.create.useMutation();
  const update = api.product.update.useMutation();
  const wayBack = useWayBackToList();

  const save = async (typed: ProductFormValues) => {
    const values = sentValues(typed, tent.money);
    if (productId !== null) {
      const changes = changesOf(values, dirtyFields);
      const seen = read ? seenOf(read, changes) : undefined;
      const saved = await orQueued(update.mutateAsync({ id: productId, ...changes, seen }));
      draft.forget();
      if (saved === null) {
        form.reset(typed); // stays on the screen as pending
        toast(outbox.kept);
        return;
      }
      utils.product.get.setData({ id: productId }, saved);
      void utils.price.history.invalidate();
      form.reset(valuesOf(saved, tent.money));
      const { clearedPrevious: cleared } = saved;
      toast.success(text.saved, {
        description:
          cleared === null ? undefined : fill(copy.previousCleared, { price: formatPrice(cleared, tent.money) }),
      });
    } else {
      const made = await orQueued(create.mutateAsync({ ...values, photos: photos.keys }));
      draft.forget();
      if (!(await photos.handOver(made?.id ?? null))) toast.error(text.photosNotKept);
      if (made === null || then.current === "next") {
        if (made === null) toast(outbox.kept);
        else toast.success(text.created);
        // without a network it stays here too: the list may not open; the next product is often of the same kind
        form.reset(then.current === "next" ? { ...emptyValues, categoryId: typed.categoryId } : emptyValues);
        window.scrollTo({ top: 0 });
        if (made === null) return;
      } else {
        form.reset(emptyValues);
        toast.success(text.created);
        setLeaving(then.current === "variants" ? variantsHref(made.id) : LIST);
      }
    }
    void utils.product.list.invalidate();
    void utils.category.list.invalidate();
    void utils.stockAlert.invalidate();
    void utils.priceList.invalidate();
  };

  const submit = form.handleSubmit(
    async (values) => {
      setProblem(null);
      try {
        await save(values);
      } catch (error) {
        const sentence = await messages.show(error, form, PRODUCT_FIELDS);
        setProblem(sentence);
        if (sentence) window.scrollTo({ top: 0 });
      }
    },
    () => setProblem(null),
  );

  useEffect(() => {
    if (leaving !== null && !isDirty && photos.photos.length === 0) router.push(leaving);
  }, [leaving, isDirty, photos.photos.length, router]);
  const title = product ? product.name : text.newTitle;
  // those of an existing product go on by themselves
  const isNew = product === null;
  const pending = isNew && photos.photos.length > 0;
  const unsaved = !isNew && isDirty;

  return (
    <>
      <PageHeader title={title} back={{ ...wayBack.link, label: copy.backToList }} actions={actions} />
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
            then.current = "list";
            void submit(event);
          }}
          className="grid gap-4"
        >
          <PhotoSection photos={photos} productId={productId} />
          <MainFields control={form.control} />
          <VariantSection
            product={product}
            productId={productId}
            saving={isSubmitting}
            onSave={() => {
              then.current = "variants";
              void submit();
            }}
          />
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
        {product ? null : (
          <Button
            variant="sec"
            className="max-lg:min-w-0 max-lg:flex-1 max-lg:px-2 max-lg:leading-5 max-lg:whitespace-normal large-text:basis-30"
            disabled={isSubmitting}
            onClick={() => {
              then.current = "next";
              void submit();
            }}
          >
            {text.saveAndNext}
          </Button>
        )}
        <Button
          type="submit"
          form={id}
          className={product ? "min-w-37" : "min-w-25 lg:min-w-37"}
          loading={isSubmitting || leaving !== null}
        >
          {text.save}
        </Button>
      </SaveBar>
      <LeaveGuard
        when={unsaved || pending}
        title={text.leaveTitle}
        text={unsaved ? text.leaveText : text.leavePhotosText}
        leaveLabel={text.leave}
        stayLabel={text.stay}
        onLeave={draft.forget}
      />
    </>
  );
}

type StatusProps = { photos: Photos; isNew: boolean; draft: { kept: boolean }; unsaved: boolean; waits?: boolean };

function Status({ photos, isNew, draft, unsaved, waits }: StatusProps) {
  const { product, outbox } = useCopy(productFormTexts, outboxTexts);
  const { form } = product;
  if (photos.busy) {
    const up = photos.photos.filter((photo) => photo.state === "saved").length;
    return fill(form.uploadingPhotos, { done: up, total: photos.photos.length });
  }
  if (unsaved) return form.unsaved;
  if (waits) return outbox.pending;
  if (isNew) return draft.kept ? form.draftSaved : form.nothingYet;
  return form.allSaved;
}
