"use client";

import { ImageOff } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { PhotoButton } from "~/components/ui/file-drop";
import { FormInput } from "~/components/ui/form";
import { FormPrice } from "~/components/ui/form-price";
import { toastFailure } from "~/components/ui/toast-failure";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { errorSentence } from "~/copy/sentence";
import { tentTexts } from "~/copy/tent";
import { categoryNameSchema } from "~/domain/category/schemas";
import { productFields } from "~/domain/product/crud/schemas";
import { IMAGE_ACCEPT, MAX_CHOSEN_BYTES } from "~/domain/product/images/image";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { onboardingPath } from "~/domain/tent/setup";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { useMoney } from "~/features/app-context/session-provider";
import { NOT_QUEUED } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";
import { SetupPage } from "./setup-page";

const FORM = "setup-product";

/** The category is optional: without one, the product is listed under "other products". */
const firstProductSchema = z.object({
  category: z.union([z.literal(""), categoryNameSchema]),
  name: productFields.name,
  price: productFields.price,
});

interface FirstProduct {
  category: string;
  name: string;
  price: string;
}

/** `/bienvenida/paso-3`: the first category and product, with its photo. */
export function StepProduct() {
  const copy = useCopy(tentTexts, errorsTexts);
  const money = useMoney();
  const { setup, common } = copy.tent;
  const texts = setup.three;
  const messages = useFormMessages();
  const router = useRouter();
  const utils = api.useUtils();
  const createCategory = api.category.create.useMutation(NOT_QUEUED);
  const createProduct = api.product.create.useMutation(NOT_QUEUED);
  const addImage = api.product.addImage.useMutation();
  const [photo, setPhoto] = useState<{ file: File; url: string } | null>(null);
  const [photoProblem, setPhotoProblem] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<FirstProduct>({
    resolver: messages.resolver<FirstProduct>(
      async () => firstProductSchema as unknown as z.ZodType<unknown, FirstProduct>,
    ),
    defaultValues: { category: "", name: "", price: "" },
    mode: "onTouched",
  });
  const draft = useFormDraft(form, "setup.product");

  useEffect(() => {
    if (photo) return () => URL.revokeObjectURL(photo.url);
  }, [photo]);

  function choose(file: File | undefined) {
    if (!file) return;
    const isTooLarge = file.size > MAX_CHOSEN_BYTES;
    setPhotoProblem(isTooLarge ? copy.errors.IMAGE_TOO_LARGE : null);
    if (!isTooLarge) setPhoto({ file, url: URL.createObjectURL(file) });
  }

  /** Id of the category; reuses an existing one when the step is repeated. */
  async function categoryIdOf(name: string): Promise<number | null> {
    if (name.trim() === "") return null;
    try {
      return (await createCategory.mutateAsync({ name })).id;
    } catch (error) {
      if (appErrorOfCall(error)?.code !== "CATEGORY_EXISTS") throw error;
      const { categories } = await utils.category.list.fetch();
      const same = categories.find((one) => one.name.localeCompare(name.trim(), "es", { sensitivity: "base" }) === 0);
      return same?.id ?? null;
    }
  }

  async function sendPhoto(productId: number, file: File) {
    const body = new FormData();
    body.set("productId", String(productId));
    body.set("image", file, file.name);
    try {
      await addImage.mutateAsync(body);
    } catch (error) {
      const appError = appErrorOfCall(error);
      const reason = appError ? errorSentence(copy, appError) : copy.errors.INTERNAL;
      toastFailure(fill(texts.photoFailed, { reason }));
    }
  }

  const submit = form.handleSubmit(async (typed) => {
    setProblem(null);
    try {
      const categoryId = await categoryIdOf(typed.category);
      const product = await createProduct.mutateAsync({
        name: typed.name,
        price: typed.price,
        categoryId,
      });
      draft.forget();
      if (photo) await sendPhoto(product.id, photo.file);
      await Promise.all([utils.product.invalidate(), utils.category.invalidate(), utils.tent.progress.invalidate()]);
      router.push(onboardingPath(4));
    } catch (error) {
      setProblem(await messages.show(error, form, ["name", "price"]));
    }
  });

  return (
    <SetupPage
      step={3}
      title={texts.title}
      text={texts.text}
      actions={
        <Button type="submit" form={FORM} loading={form.formState.isSubmitting}>
          {setup.next}
        </Button>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate>
        <Group>
          <DraftBanner draft={draft} />
          <div className="flex items-center gap-4">
            <span className="grid size-26 shrink-0 place-items-center overflow-hidden rounded-2xl bg-surface-2 text-ink-2">
              {photo ? (
                <img src={photo.url} alt={texts.photoAlt} className="size-full object-cover" />
              ) : (
                <ImageOff aria-hidden="true" className="size-8" />
              )}
            </span>
            <div className="grid min-w-0 flex-1 gap-2">
              <PhotoButton
                accept={IMAGE_ACCEPT}
                size="sm"
                label={photo ? texts.changePhoto : texts.fromFiles}
                onFiles={(files) => choose(files[0])}
              />
              <PhotoButton
                accept={IMAGE_ACCEPT}
                size="sm"
                variant="soft"
                camera
                label={texts.fromCamera}
                onFiles={(files) => choose(files[0])}
              />
            </div>
          </div>
          {photoProblem ? (
            <p role="alert" className="text-sm font-medium text-bad">
              {photoProblem}
            </p>
          ) : null}
          <FormInput
            control={form.control}
            name="name"
            label={texts.product}
            placeholder={texts.productPlaceholder}
            maxLength={120}
            autoComplete="off"
          />
          <FormPrice
            control={form.control}
            name="price"
            label={texts.price}
            hint={texts.priceHint}
            prefix={money.symbol}
            maxLength={20}
          />
          <FormInput
            control={form.control}
            name="category"
            label={texts.category}
            aside={common.optional}
            placeholder={texts.categoryPlaceholder}
            hint={texts.categoryHint}
            maxLength={60}
            autoComplete="off"
          />
          {problem ? <Banner tone="bad">{problem}</Banner> : null}
        </Group>
      </form>
      <div className="flex flex-wrap justify-center gap-x-2">
        <Button asChild variant="txt" className="whitespace-normal">
          <Link href="/productos/importar">{texts.bring}</Link>
        </Button>
        <Button asChild variant="txt">
          <Link href={onboardingPath(4)}>{texts.skip}</Link>
        </Button>
      </div>
    </SetupPage>
  );
}
