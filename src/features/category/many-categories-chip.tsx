"use client";

import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Chip } from "~/components/ui/chip";
import { CategoryDialog, categoryChoices } from "./category-select";

interface ManyCategoriesChipProps {
  /** What is chosen: shown while nothing is, and the dialog's title. */
  label: string;
  /** The choice of all. */
  every: string;
  categories: readonly { id: number; name: string }[];
  /** Null for all. */
  value: number | null;
  onChange: (id: number | null) => void;
}

/** A filter by one of many categories, which are searched in a dialog. */
export function ManyCategoriesChip({ label, every, categories, value, onChange }: ManyCategoriesChipProps) {
  const [opens, setOpens] = useState(false);
  return (
    <>
      <Chip chosen={value !== null} aria-haspopup="dialog" onClick={() => setOpens(true)}>
        <span className="max-w-40 truncate">{categories.find(({ id }) => id === value)?.name ?? label}</span>
        <ChevronDown aria-hidden="true" className="shrink-0" />
      </Chip>
      <CategoryDialog
        open={opens}
        onClose={() => setOpens(false)}
        title={label}
        choices={categoryChoices(categories, [{ value: "", name: every }])}
        value={String(value ?? "")}
        onChoose={(chosen) => onChange(chosen === "" ? null : Number(chosen))}
      />
    </>
  );
}
