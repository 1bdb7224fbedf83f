"use client";

import { Crop, X } from "lucide-react";
import { redirect, useRouter } from "next/navigation";
import { useEffect, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FileDrop } from "~/components/ui/file-drop";
import { FormInput } from "~/components/ui/form";
import { IconButton } from "~/components/ui/icon-button";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { showPopup } from "~/components/ui/popup-host";
import { SaveBar } from "~/components/ui/save-bar";
import { Switch } from "~/components/ui/switch";
import { categoryTexts } from "~/copy/category";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { MAX_CATEGORY_NAME } from "~/domain/category/limits";
import { IMAGE_ACCEPT, MAX_CHOSEN_BYTES } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { CropDialog, canCrop } from "~/features/image/crop-dialog";
import { useChange } from "~/features/outbox/use-change";
import { api } from "~/trpc/react";
import { CATEGORY_PIXELS, useSendCategoryPhoto } from "./use-category-photo";

const LIST = "/categorias";

type Picked = { file: Blob; src: string };

function usePicture() {
  const copy = useCopy(errorsTexts);
  const [cropping, setCropping] = useState(false);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (picked) return () => URL.revokeObjectURL(picked.src);
  }, [picked]);
  const take = (file: Blob) => setPicked({ file, src: URL.createObjectURL(file) });
  return {
    picked,
    problem,
    setProblem,
    cropping,
    setCropping,
    pick: ([file]: File[]) => {
      if (!file) return;
      const tooLarge = file.size > MAX_CHOSEN_BYTES;
      setProblem(tooLarge ? copy.errors.IMAGE_TOO_LARGE : null);
      if (!tooLarge) take(file);
    },
    takeCrop: async (picture: Blob) => {
      take(picture);
      setCropping(false);
      return null;
    },
    drop: () => {
      setPicked(null);
      setProblem(null);
    },
  };
}

/** /categorias/crear-categoria */
export function NewCategoryScreen() {
  const { category } = useCopy(categoryTexts);
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const text = category.form;
  const router = useRouter();
  const utils = api.useUtils();
  const messages = useFormMessages();
  const id = useId();
  const picture = usePicture();
  const form = useForm({
    defaultValues: { name: "", paused: false },
    resolver: messages.resolver(() =>
      import("~/domain/category/schemas").then(({ categoryFormSchema }) => categoryFormSchema),
    ),
  });
  const draft = useFormDraft(form, "category.new");
  const change = useChange();
  const create = api.category.create.useMutation();
  const paused = form.watch("paused");
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;

  const photo = useSendCategoryPhoto();

  /** The category has been created; only its picture upload may need a retry. */
  const finish = async (categoryId: number) => {
    const failure = picture.picked ? await photo.send(categoryId, picture.picked.file) : null;
    await utils.category.list.invalidate();
    const leave = () => router.push(LIST);
    const accept = { label: category.accept, onSelect: leave };
    const retry = { label: category.retryImage, onSelect: () => void finish(categoryId) };
    showPopup({
      tone: failure ? "warn" : "ok",
      title: category.created,
      ...(failure ? { text: fill(text.imageFailed, { reason: failure.problem }) } : {}),
      actions: failure?.again ? [retry, { ...accept, variant: "sec" }] : [accept],
      onDismiss: leave,
    });
  };

  const submit = form.handleSubmit(async (typed) => {
    const outcome = await change(create.mutateAsync(typed));
    if (outcome.kind === "refused") {
      const sentence = await messages.show(outcome.error, form, ["name"]);
      if (sentence) form.setError("name", { type: "server", message: sentence }, { shouldFocus: true });
      return;
    }
    draft.forget();
    if (outcome.kind === "saved") await finish(outcome.answer.id);
    else form.reset(); // stays here: the list may not open without a network
  });

  const unsaved = (isDirty || picture.picked !== null) && !isSubmitting && !create.isSuccess;
  return (
    <>
      <PageHeader title={text.title} back={{ href: LIST, label: text.back }} />
      <form id={id} noValidate onSubmit={submit} className="grid max-w-160 gap-4">
        <DraftBanner draft={draft} />
        <Group>
          <FormInput
            control={form.control}
            name="name"
            label={text.name}
            placeholder={text.placeholder}
            maxLength={MAX_CATEGORY_NAME}
            autoComplete="off"
            enterKeyHint="done"
          />
          <div className="grid gap-1.5">
            <p className="text-sm font-semibold">
              {text.image} <span className="font-normal text-ink-2">{text.optional}</span>
            </p>
            {picture.picked ? (
              <div className="relative w-fit">
                <img
                  src={picture.picked.src}
                  alt={text.image}
                  className="size-40 rounded-xl bg-surface-2 object-cover"
                />
                {canCrop(picture.picked.file) ? (
                  <IconButton
                    label={text.cropImage}
                    onClick={() => picture.setCropping(true)}
                    className="absolute bottom-1 left-1 bg-surface text-ink"
                  >
                    <Crop aria-hidden="true" />
                  </IconButton>
                ) : null}
                <IconButton
                  label={text.removeImage}
                  onClick={picture.drop}
                  className="absolute top-1 right-1 bg-surface text-ink"
                >
                  <X aria-hidden="true" />
                </IconButton>
              </div>
            ) : (
              <FileDrop
                label={text.pick}
                hint={text.imageHint}
                cameraLabel={text.camera}
                accept={IMAGE_ACCEPT}
                onFiles={picture.pick}
              />
            )}
            {picture.problem ? (
              <p role="alert" className="text-sm font-medium text-bad">
                {picture.problem}
              </p>
            ) : null}
          </div>
          <div className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <b id={`${id}-visible`} className="font-semibold">
                {category.visible}
              </b>
              <p className="text-sm text-ink-2">{text.visibleHint}</p>
            </div>
            <Switch
              aria-labelledby={`${id}-visible`}
              checked={!paused}
              onChange={(event) => form.setValue("paused", !event.target.checked, { shouldDirty: true })}
            />
          </div>
        </Group>
      </form>
      <SaveBar label={text.actions}>
        <Button
          type="submit"
          form={id}
          className="flex-1 lg:ml-auto lg:flex-none"
          loading={isSubmitting}
          disabled={isSubmitSuccessful && create.isSuccess}
        >
          {text.save}
        </Button>
      </SaveBar>
      <CropDialog
        src={picture.cropping ? (picture.picked?.src ?? null) : null}
        title={category.cropTitle}
        maxSide={CATEGORY_PIXELS}
        onCancel={() => picture.setCropping(false)}
        onCropped={picture.takeCrop}
      />
      <LeaveGuard when={unsaved} copy={text} onLeave={draft.forget} />
    </>
  );
}
