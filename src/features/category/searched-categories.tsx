"use client";

import { type ReactNode, useState } from "react";
import { SearchField } from "~/components/ui/search-field";
import { categoryPickerTexts } from "~/copy/category-picker";
import { MANY_CATEGORIES, MAX_CATEGORY_NAME } from "~/domain/category/limits";
import { namedLike } from "~/domain/category/search";
import { useCopy } from "~/features/app-context/copy-provider";

interface SearchedCategoriesProps<Choice> {
  choices: readonly Choice[];
  /** Shows those that are left. */
  children: (choices: readonly Choice[]) => ReactNode;
}

/** Categories to choose from; many of them are searched by name. */
export function SearchedCategories<Choice extends { name: string }>({
  choices,
  children,
}: SearchedCategoriesProps<Choice>) {
  const { categoryPicker: copy } = useCopy(categoryPickerTexts);
  const [typed, setTyped] = useState("");
  if (choices.length <= MANY_CATEGORIES) return children(choices);
  const found = namedLike(choices, typed);
  return (
    <>
      <SearchField
        label={copy.search}
        clearLabel={copy.clear}
        value={typed}
        maxLength={MAX_CATEGORY_NAME}
        onValueChange={setTyped}
      />
      {found.length > 0 ? children(found) : <p className="text-ink-2">{copy.none}</p>}
    </>
  );
}
