"use client";

import { Check } from "lucide-react";
import { Dialog } from "~/components/ui/dialog";
import { sheetItemClass } from "~/components/ui/sheet";
import { categoryPickerTexts } from "~/copy/category-picker";
import { useCopy } from "~/features/app-context/copy-provider";
import { SearchedCategories } from "./searched-categories";

export interface CategoryChoice {
  /** An id as text, or a word for what is no category. */
  value: string;
  name: string;
}

export interface CategoryChoiceDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The categories, and what else can be chosen, such as all of them. */
  choices: readonly CategoryChoice[];
  /** What is chosen now, if anything. */
  value?: string;
  onChoose: (value: string) => void;
}

/** Chooses one category; the choice is the tap. */
export function CategoryChoiceDialog({ open, onClose, title, choices, value, onChoose }: CategoryChoiceDialogProps) {
  const { categoryPicker: copy } = useCopy(categoryPickerTexts);
  return (
    <Dialog open={open} onOpenChange={(on) => on || onClose()} title={title} closeLabel={copy.close}>
      <SearchedCategories choices={choices}>
        {(shown) => (
          <ul className="-mx-3 grid">
            {shown.map((choice) => (
              <li key={choice.value}>
                <button
                  type="button"
                  className={sheetItemClass}
                  aria-current={choice.value === value ? "true" : undefined}
                  onClick={() => {
                    onChoose(choice.value);
                    onClose();
                  }}
                >
                  <span className="min-w-0 flex-1 wrap-anywhere">{choice.name}</span>
                  {choice.value === value ? <Check aria-hidden="true" /> : null}
                </button>
              </li>
            ))}
          </ul>
        )}
      </SearchedCategories>
    </Dialog>
  );
}
