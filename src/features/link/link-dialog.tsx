"use client";

import { Trash2 } from "lucide-react";
import Link from "next/link";
import { Button } from "~/components/ui/button";
import { FormInput } from "~/components/ui/form";
import { fill } from "~/copy/fill";
import { linkTexts } from "~/copy/link";
import { MAX_LINK_NAME, MAX_LINK_URL } from "~/domain/link/link";
import { isBuiltInCode, shortAddress } from "~/domain/link/target";
import { settingsPath } from "~/domain/tent/settings";
import { useCopy } from "~/features/app-context/copy-provider";
import { ChangeDialog } from "~/features/outbox/change-dialog";
import { api } from "~/trpc/react";
import type { LinkItem } from "./use-link-changes";

type LinkDialogProps = {
  /** Null to create a link. */
  link: LinkItem | null;
  onClose: () => void;
  onSaved: () => void;
  onDelete: (link: LinkItem) => void;
};

/** Creates or edits a link; only the text of built-in links can be changed. */
export function LinkDialog({ link, onClose, onSaved, onDelete }: LinkDialogProps) {
  const { form: copy } = useCopy(linkTexts).link;
  const create = api.link.create.useMutation();
  const update = api.link.update.useMutation();
  const builtIn = link !== null && isBuiltInCode(link.code);
  const make = ({ name, url }: { name: string; url: string }): Promise<unknown> => {
    if (!link) return create.mutateAsync({ name, url });
    const [changes, seen] = builtIn
      ? [{ name }, { name: link.name }]
      : [
          { name, url },
          { name: link.name, url: link.url },
        ];
    return update.mutateAsync({ id: link.id, ...changes, seen });
  };
  return (
    <ChangeDialog
      title={link ? copy.editTitle : copy.addTitle}
      labels={{ close: copy.close, cancel: copy.cancel, save: link ? copy.save : copy.create }}
      draft={`link.${link?.id ?? "new"}`}
      loadSchema={() =>
        import("~/domain/link/schemas").then((m) => (builtIn ? m.builtInLinkFormSchema : m.linkFormSchema))
      }
      values={{ name: link?.name ?? "", url: builtIn ? "" : (link?.url ?? "") }}
      make={make}
      said={link ? copy.saved : copy.created}
      onSaved={onSaved}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <FormInput
            control={control}
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
              control={control}
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
        </>
      )}
    </ChangeDialog>
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
