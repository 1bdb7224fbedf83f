"use client";

import { ArrowDown, ArrowUp, EllipsisVertical, Plus, Trash2, X } from "lucide-react";
import { type ClipboardEvent, useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ChipRow } from "~/components/ui/chip";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { Field } from "~/components/ui/field";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { validationTexts } from "~/copy/validation";
import { variantTexts } from "~/copy/variant";
import { PRODUCT_LIMITS } from "~/domain/product/crud/limits";
import {
  type Added,
  addValues,
  MAX_VARIANTS,
  moveOption,
  type Option,
  type OptionValue,
  renameOption,
  splitValues,
  typedValues,
} from "~/domain/product/variants/variants";
import { foldText } from "~/domain/text";
import { useCopy } from "~/features/app-context/copy-provider";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import type { Variants } from "./use-variant-form";
import { focusNeighbour } from "./variant-row";
import { VariantValueDialog } from "./variant-value-dialog";

const MAX_TYPED = 1_000;

/** Error message for values that were not added. */
export function refusalOf(copy: Copy["variant"], added: Extract<Added, { ok: false }>): string {
  if (added.reason === "tooLong") return copy.tooLong;
  return fill(copy.tooMany, { count: added.count, limit: MAX_VARIANTS });
}

type OptionCardProps = {
  variants: Variants;
  option: Option;
  index: number;
  /** The option was just added: its first empty field gets the focus. */
  fresh: boolean;
};

/** One option: its name, its values as chips, and a field to add more values. */
export function VariantOptionCard({ variants, option, index, fresh }: OptionCardProps) {
  const copy = useCopy(variantTexts, validationTexts);
  const { variant: text } = copy;
  const { form, problems, typed, tried, patch, change } = variants;
  const [problem, setProblem] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const wrong = problems.options[option.key];
  const name = option.name.trim() || fill(text.unnamed, { n: index + 1 });
  const waiting = typed[option.key] ?? "";
  const held = tried && waiting ? addValues(form, option.key, splitValues(waiting)) : null;
  const refused = problem ?? (held && !held.ok ? refusalOf(text, held) : null);
  const value = option.values.find(({ key }) => key === edited);
  const there = new Set(option.values.map((one) => foldText(one.text)));
  const suggested = (text.suggestions[foldText(option.name)] ?? []).filter((one) => !there.has(foldText(one)));

  /** Values beyond the limit stay in the field, so that no input is lost. */
  const add = (texts: readonly string[], rest: string, whole: string) => {
    const added = texts.length > 0 ? addValues(form, option.key, texts) : null;
    if (added && !added.ok) {
      setProblem(refusalOf(text, added));
      return patch({ typed: { ...typed, [option.key]: whole } });
    }
    setProblem(null);
    patch({ ...(added ? { form: added.form } : {}), typed: { ...typed, [option.key]: rest } });
  };
  const settle = () => add(splitValues(waiting), "", waiting);
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!/[\n\t]/.test(pasted)) return;
    event.preventDefault();
    add(splitValues(`${waiting}${pasted}`), "", `${waiting}${pasted.replace(/[\n\t]+/g, "; ")}`);
  };

  return (
    <Group aria-label={name}>
      <div className="flex items-start gap-1">
        <Field
          label={text.optionName}
          hideLabel
          error={wrong && wrong !== "product.optionValueRequired" ? sentenceOf(copy, wrong) : undefined}
          className="flex-1"
        >
          <Input
            value={option.name}
            placeholder={text.optionExample}
            maxLength={PRODUCT_LIMITS.optionName}
            autoComplete="off"
            enterKeyHint="next"
            autoFocus={fresh && option.name === ""}
            className="font-semibold"
            onChange={(event) => change((now) => renameOption(now, option.key, event.target.value))}
          />
        </Field>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={fill(text.optionMenu, { name })} className="mt-0.5 -mr-2 lg:mt-0">
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem disabled={index === 0} onSelect={() => change((now) => moveOption(now, option.key, -1))}>
              <ArrowUp aria-hidden="true" />
              {text.moveUp}
            </DropdownMenuItem>
            <DropdownMenuItem
              disabled={index === form.options.length - 1}
              onSelect={() => change((now) => moveOption(now, option.key, 1))}
            >
              <ArrowDown aria-hidden="true" />
              {text.moveDown}
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem tone="bad" onSelect={() => variants.remove({ kind: "option", option: option.key })}>
              <Trash2 aria-hidden="true" />
              {text.removeOption}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      {option.values.length > 0 ? (
        <ul aria-label={fill(text.values, { name })} className="flex flex-wrap gap-2">
          {option.values.map((one) => (
            <ValueChip
              key={one.key}
              value={one}
              onEdit={() => setEdited(one.key)}
              onRemove={() => variants.remove({ kind: "value", option: option.key, value: one.key })}
            />
          ))}
        </ul>
      ) : null}
      <Field
        label={fill(text.addValue, { name })}
        hideLabel
        error={refused ?? (wrong === "product.optionValueRequired" ? sentenceOf(copy, wrong) : undefined)}
      >
        <Input
          prefix={<Plus aria-hidden="true" />}
          value={waiting}
          placeholder={text.valueExample}
          maxLength={MAX_TYPED}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="enter"
          autoFocus={fresh && option.name !== "" && option.values.length === 0}
          onChange={(event) => {
            const { ready, rest } = typedValues(event.target.value);
            add(ready, rest, event.target.value);
          }}
          onPaste={paste}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            settle();
          }}
        />
      </Field>
      {suggested.length > 0 ? (
        <ChipRow label={fill(text.suggested, { name })}>
          {suggested.map((one) => (
            <Button
              key={one}
              variant="sec"
              size="sm"
              className="shrink-0 rounded-full"
              onClick={() => add([one], waiting, waiting)}
            >
              <Plus aria-hidden="true" />
              {one}
            </Button>
          ))}
        </ChipRow>
      ) : null}
      {value ? (
        <VariantValueDialog
          key={value.key}
          variants={variants}
          option={option}
          value={value}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Group>
  );
}

type ValueChipProps = { value: OptionValue; onEdit: () => void; onRemove: () => void };

/** The text opens the edit dialog; the cross removes the value. */
function ValueChip({ value, onEdit, onRemove }: ValueChipProps) {
  const { variant: text } = useCopy(variantTexts);
  return (
    <li className="flex max-w-full min-w-0 items-stretch overflow-hidden rounded-full border border-line-strong bg-surface-2">
      <button
        type="button"
        aria-label={fill(text.changeValue, { value: value.text })}
        onClick={onEdit}
        className="min-h-11 min-w-11 truncate rounded-l-full pr-1 pl-4 text-left text-md font-semibold hover:text-brand-ink"
      >
        {value.text}
      </button>
      <button
        type="button"
        aria-label={fill(text.removeValue, { value: value.text })}
        onClick={(event) => {
          focusNeighbour(event.currentTarget);
          onRemove();
        }}
        className="grid min-h-11 w-11 shrink-0 place-items-center rounded-r-full text-ink-2 hover:text-bad"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}
