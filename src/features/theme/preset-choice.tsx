"use client";

import { inkOn } from "~/domain/theme/colour";
import { STYLE_PRESETS, type StylePreset } from "~/domain/theme/presets";
import { StyleCard, StyleRow } from "~/features/panel/style-card";
import { useCopy } from "~/features/session/copy-provider";

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
