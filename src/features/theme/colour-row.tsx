"use client";

import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { type Control, useController } from "react-hook-form";
import { Input } from "~/components/ui/input";
import { fill } from "~/copy/fill";
import { themeTexts } from "~/copy/theme";
import type { ColourName } from "~/domain/theme/choice";
import { type Colour, readTypedColour } from "~/domain/theme/colour";
import type { ThemeForm } from "~/domain/theme/schemas";
import { useCopy } from "~/features/app-context/copy-provider";

interface ColourRowProps {
  control: Control<ThemeForm>;
  name: ColourName;
  label: string;
  hint: string;
  /** Last valid colour, shown while the input is invalid. */
  shown: Colour;
  onSee: (typed: string) => void;
  /** Contrast result of the colour. */
  children?: ReactNode;
}

/** One colour: the device's picker and a field for its code. */
export function ColourRow({ control, name, label, hint, shown, onSee, children }: ColourRowProps) {
  const { colours: texts } = useCopy(themeTexts).theme;
  const { field, fieldState } = useController({ control, name });
  const errorId = useId();
  const message = fieldState.error?.message;
  const change = (typed: string) => {
    field.onChange(typed);
    onSee(typed);
  };
  return (
    <fieldset aria-label={label} className="grid min-w-0 gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3 huge-text:flex-wrap">
        <input
          type="color"
          aria-label={fill(texts.pick, { name: label })}
          value={shown}
          onChange={(event) => change(event.target.value)}
          className="size-11 shrink-0 cursor-pointer appearance-none overflow-hidden rounded-xl border border-line-strong bg-surface p-0 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
        />
        <div className="min-w-0 flex-1">
          <b className="font-semibold">{label}</b>
          <p className="text-sm text-ink-2">{hint}</p>
        </div>
        <Input
          {...field}
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            const colour = readTypedColour(field.value);
            if (colour) field.onChange(colour);
            field.onBlur();
          }}
          aria-label={fill(texts.code, { name: label })}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? errorId : undefined}
          maxLength={9}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          frameClassName="w-29 shrink-0 huge-text:w-full"
        />
      </div>
      {message ? (
        <p id={errorId} role="alert" className="flex gap-1.5 text-sm font-medium text-bad">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{message}</span>
        </p>
      ) : null}
      {message ? null : children}
    </fieldset>
  );
}
