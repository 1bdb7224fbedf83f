"use client";

import { ArrowLeft, ArrowRight, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { fill } from "~/copy/fill";
import { validationTexts } from "~/copy/validation";
import { variantTexts } from "~/copy/variant";
import { PRODUCT_LIMITS } from "~/domain/product/crud/limits";
import {
  moveValue,
  type Option,
  type OptionValue,
  renameValue,
  valueProblem,
} from "~/domain/product/variants/variants";
import { useCopy } from "~/features/app-context/copy-provider";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import type { Variants } from "./use-variant-form";

type ValueDialogProps = { variants: Variants; option: Option; value: OptionValue; onClose: () => void };

/** Renames or moves a value. */
export function VariantValueDialog({ variants, option, value, onClose }: ValueDialogProps) {
  const copy = useCopy(variantTexts, validationTexts);
  const { variant: text } = copy;
  const [typed, setTyped] = useState(value.text);
  const [tried, setTried] = useState(false);
  const place = option.values.indexOf(value);
  const problem = valueProblem(option, value.key, typed);
  const move = (by: number) => variants.change((form) => moveValue(form, option.key, value.key, by));
  const done = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    variants.change((form) => renameValue(form, option.key, value.key, typed));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fill(text.valueTitle, { value: value.text })}
      closeLabel={text.close}
    >
      <form noValidate onSubmit={done} className="grid gap-5">
        <Field
          label={text.valueName}
          hint={text.valueHint}
          error={tried && problem ? sentenceOf(copy, problem) : undefined}
        >
          <Input
            value={typed}
            maxLength={PRODUCT_LIMITS.optionValue}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {option.values.length > 1 ? (
          <div className="grid gap-2">
            <div className="grid grid-cols-2 gap-3">
              <Button variant="sec" disabled={place === 0} onClick={() => move(-1)}>
                <ArrowLeft aria-hidden="true" />
                {text.before}
              </Button>
              <Button variant="sec" disabled={place === option.values.length - 1} onClick={() => move(1)}>
                {text.after}
                <ArrowRight aria-hidden="true" />
              </Button>
            </div>
            <p role="status" className="text-center text-sm text-ink-2">
              {fill(text.place, { n: place + 1, count: option.values.length })}
            </p>
          </div>
        ) : null}
        <div className="grid grid-cols-2 gap-3">
          <Button
            variant="txt"
            className="text-bad hover:bg-bad-soft"
            onClick={() => {
              onClose();
              variants.remove({ kind: "value", option: option.key, value: value.key });
            }}
          >
            <Trash2 aria-hidden="true" />
            {text.remove}
          </Button>
          <Button type="submit">{text.done}</Button>
        </div>
      </form>
    </Dialog>
  );
}
