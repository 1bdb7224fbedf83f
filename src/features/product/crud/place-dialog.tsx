"use client";

import { useEffect, useState } from "react";
import { toast } from "sonner";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { fill } from "~/copy/fill";
import { formatAmount } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { brief } from "./product-menu";

type PlaceDialogProps = {
  /** The product to move and its current place; null while the dialog is closed. */
  asked: { product: { name: string }; place: number } | null;
  count: number;
  onClose: () => void;
  onMove: (place: number) => Promise<boolean>;
};

/** "A otro lugar…": for moves that are too long to drag. */
export function PlaceDialog({ asked, count, onClose, onMove }: PlaceDialogProps) {
  const { order: copy } = useCopy().product;
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!asked) return;
    setText("");
    setError(null);
  }, [asked]);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const place = /^\d{1,7}$/.test(text.trim().replaceAll(".", "")) ? Number(text.trim().replaceAll(".", "")) : 0;
    if (place < 1 || place > count) return setError(fill(copy.placeWrong, { n: formatAmount(count) }));
    setBusy(true);
    const done = await onMove(place);
    setBusy(false);
    if (!done) return;
    onClose();
    toast.success(fill(copy.moved, { name: brief(asked?.product.name ?? ""), n: formatAmount(place) }), {
      id: "place",
    });
  };
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={onClose}
      title={
        <span className="line-clamp-3 wrap-anywhere">
          {fill(copy.toPlaceTitle, { name: asked?.product.name ?? "" })}
        </span>
      }
      closeLabel={copy.close}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field
          label={copy.placeField}
          hint={fill(copy.placeHint, { n: formatAmount(count), place: formatAmount(asked?.place ?? 1) })}
          error={error}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <DialogActions>
          <Button variant="sec" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {copy.move}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
