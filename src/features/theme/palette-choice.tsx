"use client";

import { Check } from "lucide-react";
import { choiceOf, paletteLook } from "~/domain/theme/choice";
import { PALETTES, type Palette } from "~/domain/theme/presets";
import { shopColours } from "~/domain/theme/theme";
import { StyleRow } from "~/features/app-context/style-card";

interface PaletteCardProps {
  palette: Palette;
  styleId: number;
  checked: boolean;
  onChange: () => void;
}

/** Radio card with four colours; the gradient is decorative and has no text on it. */
function PaletteCard({ palette, styleId, checked, onChange }: PaletteCardProps) {
  const { first, second, bg, text, gradient, light } = shopColours(choiceOf(paletteLook(styleId, palette)));
  return (
    <label className="group relative grid w-26 shrink-0 cursor-pointer huge-text:w-[208px] snap-start gap-1.5 text-center text-sm font-semibold has-checked:text-brand-ink md:w-auto">
      <input
        type="radio"
        name="palette"
        value={palette.name}
        checked={checked}
        onChange={onChange}
        className="absolute size-px opacity-0"
      />
      <span
        aria-hidden="true"
        style={{ background: bg }}
        className="relative block overflow-hidden rounded-xl border border-line with-checked:border-transparent with-checked:outline-3 with-checked:outline-brand-ink with-focus:outline-3 with-focus:outline-offset-3 with-focus:outline-brand-ink"
      >
        <span className="block h-8" style={{ background: gradient }} />
        <span className="grid gap-2 p-2">
          <span className="grid grid-cols-3 gap-1.5">
            {[first, second, text].map((colour) => (
              <span key={colour} style={{ background: colour }} className="aspect-square max-w-5 rounded-full" />
            ))}
          </span>
          <span style={{ background: light }} className="h-2.5 w-2/3 rounded-full" />
        </span>
        <span className="absolute right-1.5 bottom-1.5 hidden size-5.5 place-items-center rounded-full bg-brand text-on-brand with-checked:grid">
          <Check className="size-3.5" strokeWidth={3.5} />
        </span>
      </span>
      {palette.name}
    </label>
  );
}

interface PaletteChoiceProps {
  label: string;
  styleId: number;
  /** Null when the colours match no palette. */
  value: Palette | null;
  onChange: (palette: Palette) => void;
}

/** The seven palettes as radio buttons. */
export function PaletteChoice({ label, styleId, value, onChange }: PaletteChoiceProps) {
  return (
    <StyleRow label={label}>
      {PALETTES.map((palette) => (
        <PaletteCard
          key={palette.name}
          palette={palette}
          styleId={styleId}
          checked={palette === value}
          onChange={() => onChange(palette)}
        />
      ))}
    </StyleRow>
  );
}
