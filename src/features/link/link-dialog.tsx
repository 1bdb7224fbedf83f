"use client";

import { Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { FormInput } from "~/components/ui/form";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { linkTexts } from "~/copy/link";
import { outboxTexts } from "~/copy/outbox";
import { MAX_LINK_NAME, MAX_LINK_URL } from "~/domain/link/link";
import { isBuiltInCode, shortAddress } from "~/domain/link/target";
import { settingsPath } from "~/domain/tent/settings";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";
import type { LinkItem } from "./use-link-changes";

type LinkDialogProps = {
  /** Null to create a link. */
  link: LinkItem | null;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
  onDelete: (link: LinkItem) => void;
};

/** Creates or edits a link; only the text of built-in links can be changed. */
export function LinkDialog({ link, onClose, onSaved, onDelete }: LinkDialogProps) {
  const { link: texts, outbox } = useCopy(linkTexts, outboxTexts);
  const { form: copy } = texts;
  const messages = useFormMessages();
  const create = api.link.create.useMutation();
  const update = api.link.update.useMutation();
  const builtIn = link !== null && isBuiltInCode(link.code);
  const form = useForm({
    resolver: messages.resolver(() =>
      import("~/domain/link/schemas").then((m) => (builtIn ? m.builtInLinkFormSchema : m.linkFormSchema)),
    ),
    defaultValues: { name: link?.name ?? "", url: builtIn ? "" : (link?.url ?? "") },
  });
  const draft = useFormDraft(form, `link.${link?.id ?? "new"}`);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = form.handleSubmit(async ({ name, url }) => {
    setProblem(null);
    let done: unknown;
    try {
      const changes = { name, ...(builtIn ? {} : { url }) };
      const seen = link && { name: link.name, ...(builtIn ? {} : { url: link.url }) };
      done = await (link && seen
        ? orQueued(update.mutateAsync({ id: link.id, ...changes, seen }))
        : orQueued(create.mutateAsync({ name, url })));
    } catch (error) {
      setProblem(await messages.show(error, form, ["name", "url"]));
      return;
    }
    if (done === null) toast(outbox.kept);
    else {
      await onSaved();
      toast.success(link ? copy.saved : copy.created);
    }
    draft.forget();
    onClose();
  });
  const cancel = () => {
    draft.forget();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={link ? copy.editTitle : copy.addTitle}
      closeLabel={copy.close}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <DraftBanner draft={draft} />
        <ErrorBanner>{problem}</ErrorBanner>
        <FormInput
          control={form.control}
          name="name"
          label={copy.name}
          placeholder={copy.namePlaceholder}
          maxLength={MAX_LINK_NAME}
          autoComplete="off"
          autoFocus={link === null}
        />
        {builtIn ? (
          <BuiltInTarget link={link} />
        ) : (
          <FormInput
            control={form.control}
            name="url"
            label={copy.url}
            hint={copy.urlHint}
            placeholder={copy.urlPlaceholder}
            maxLength={MAX_LINK_URL}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
          />
        )}
        {link && !builtIn ? (
          <Button variant="txt" className="justify-self-start text-bad" onClick={() => onDelete(link)}>
            <Trash2 aria-hidden="true" />
            {copy.delete}
          </Button>
        ) : null}
        <DialogActions>
          <Button variant="sec" onClick={cancel}>
            {copy.cancel}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {link ? copy.save : copy.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Explains where the URL of a built-in link comes from, since it cannot be edited. */
function BuiltInTarget({ link }: { link: LinkItem }) {
  const { link: copy } = useCopy(linkTexts);
  const { code, url } = link;
  const missing = isBuiltInCode(code) ? copy.missing[code] : "";
  return (
    <div className="grid gap-1">
      <p className="text-sm text-ink-2 wrap-anywhere">
        {url === null
          ? fill(copy.form.builtInMissing, { missing })
          : fill(copy.form.builtIn, { url: shortAddress(url) })}
      </p>
      {missing ? (
        <Link
          href={settingsPath("contacto")}
          className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-brand-ink"
        >
          {copy.form.settings}
        </Link>
      ) : null}
    </div>
  );
}
