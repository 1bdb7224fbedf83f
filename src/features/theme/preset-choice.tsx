"use client";

import { inkOn } from "~/domain/theme/colour";
import { STYLE_PRESETS, type StylePreset } from "~/domain/theme/presets";
import { paintTokens, type ThemeChoice } from "~/domain/theme/theme";
import { type PreviewColors, ShopPreview } from "~/features/panel/shop-preview";
import { StyleCard, StyleRow } from "~/features/panel/style-card";
import { useCopy } from "~/features/session/copy-provider";

const choiceOf = (styleId: number): ThemeChoice => ({
  styleId,
  firstCustomColor: null,
  secondCustomColor: null,
  bgCustomColor: null,
  textCustomColor: null,
});

/** The colours a shop really gets from a style, for the small preview. */
function previewColors(styleId: number): PreviewColors {
  const tokens = paintTokens(choiceOf(styleId), "light");
  return {
    first: tokens.accent,
    onFirst: tokens["on-accent"],
    background: tokens.bg,
    text: tokens.text,
    awning: tokens.first,
  };
}

interface PresetChoiceProps {
  label: string;
  /** Null where none of them is worn as it is. */
  value: number | null;
  onChange: (preset: StylePreset) => void;
}

/** The seven presets as radio buttons. */
export function PresetChoice({ label, value, onChange }: PresetChoiceProps) {
  const { panel } = useCopy();
  return (
    <StyleRow label={label}>
      {STYLE_PRESETS.map((preset) => (
        <StyleCard
          key={preset.id}
          name="style"
          value={preset.id}
          checked={preset.id === value}
          onChange={() => onChange(preset)}
          styleName={preset.name}
          sampleName={panel.preview.sample}
          sample={{
            first: preset.first,
            second: preset.second,
            background: preset.bg,
            header: preset.first,
            onHeader: inkOn(preset.first),
            radius: "10px",
          }}
        />
      ))}
    </StyleRow>
  );
}

/** The shop in the colours of a style, live. */
export function StylePreview(props: { styleId: number; name: string; logo: string | null; strip?: boolean }) {
  const { panel, tent } = useCopy();
  const { samples } = tent.setup;
  return (
    <ShopPreview
      name={props.name}
      logo={props.logo}
      categories={[panel.preview.all, ...samples.categories]}
      products={samples.products}
      cart={{ label: panel.preview.cart, total: samples.total }}
      colors={previewColors(props.styleId)}
      strip={props.strip}
    />
  );
}
