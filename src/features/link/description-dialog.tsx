"use client";

import { FormTextarea } from "~/components/ui/form";
import { linkTexts } from "~/copy/link";
import { MAX_LINKTREE_TEXT } from "~/domain/link/link";
import { useCopy } from "~/features/app-context/copy-provider";
import { ChangeDialog } from "~/features/outbox/change-dialog";
import { api } from "~/trpc/react";

type DescriptionDialogProps = { description: string; onClose: () => void; onSaved: () => void };

/** Edits the description under the shop's name. */
export function DescriptionDialog({ description, onClose, onSaved }: DescriptionDialogProps) {
  const { link: copy } = useCopy(linkTexts);
  const describe = api.link.describe.useMutation();
  return (
    <ChangeDialog
      title={copy.changeDescription}
      labels={copy.form}
      draft="link.description"
      loadSchema={() =>
        import("~/domain/link/schemas").then(({ linktreeDescriptionSchema }) => linktreeDescriptionSchema)
      }
      values={{ description }}
      make={(typed) => describe.mutateAsync({ ...typed, seen: { description } })}
      said={copy.descriptionSaved}
      onSaved={onSaved}
      onClose={onClose}
    >
      {({ control }) => (
        <FormTextarea
          control={control}
          name="description"
          label={copy.description}
          hint={copy.descriptionHint}
          rows={4}
          maxLength={MAX_LINKTREE_TEXT}
          autoFocus
        />
      )}
    </ChangeDialog>
  );
}
