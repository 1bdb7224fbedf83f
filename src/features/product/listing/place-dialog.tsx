"use client";

import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { productTexts } from "~/copy/product";
import { formatAmount } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import type { ChangeOutcome } from "~/features/outbox/use-change";
import { brief } from "../crud/brief";
import type { ListedProductRow } from "../crud/use-product-list";

type PlaceDialogProps = {
  /** The product to move and its current place; null while the dialog is closed. */
  asked: { product: ListedProductRow; place: number } | null;
  count: number;
  onClose: () => void;
  onMove: (product: ListedProductRow, place: number) => Promise<ChangeOutcome<unknown>>;
};

/** "A otro lugar…": for moves that are too long to drag. */
export function PlaceDialog({ asked, count, onClose, onMove }: PlaceDialogProps) {
  const { order: copy } = useCopy(productTexts).product;
  const money = useMoney();
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
    if (!asked) return;
    // A place is a whole number, so either separator groups thousands.
    const place = /^\d+(?:[.,]\d{3})*$/.test(text.trim()) ? Number(text.replace(/\D/g, "")) : 0;
    if (place < 1 || place > count) return setError(fill(copy.placeWrong, { n: formatAmount(count, money) }));
    setBusy(true);
    const { kind } = await onMove(asked.product, place);
    setBusy(false);
    if (kind === "refused") return;
    onClose();
    if (kind === "saved")
      toast.success(fill(copy.moved, { name: brief(asked.product.name), n: formatAmount(place, money) }), {
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
          hint={fill(copy.placeHint, { n: formatAmount(count, money), place: formatAmount(asked?.place ?? 1, money) })}
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
