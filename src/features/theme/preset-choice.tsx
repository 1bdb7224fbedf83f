"use client";

import { STYLE_PRESETS, type StylePreset } from "~/domain/theme/presets";
import { StyleCard, StyleRow } from "~/features/app-context/style-card";

interface PresetChoiceProps {
  label: string;
  value: number;
  onChange: (preset: StylePreset) => void;
}

/** The seven presets as radio buttons. */
export function PresetChoice({ label, value, onChange }: PresetChoiceProps) {
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
          picture={`/estilos/${preset.key}.webp`}
        />
      ))}
    </StyleRow>
  );
}
