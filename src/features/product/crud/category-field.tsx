"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { type Control, useController } from "react-hook-form";
import { Field } from "~/components/ui/field";
import { IconButton } from "~/components/ui/icon-button";
import { productFormTexts } from "~/copy/product-form";
import { useCopy } from "~/features/app-context/copy-provider";
import { CategorySelect, categoryChoices } from "~/features/category/category-select";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import type { ProductFormValues } from "./product-values";

const AddCategoryDialog = lazyPart(() => import("./add-category-dialog").then((module) => module.AddCategoryDialog));

/** Category select that can also create a category without leaving the form. */
export function CategoryField({ control }: { control: Control<ProductFormValues> }) {
  const { form } = useCopy(productFormTexts).product;
  const { field, fieldState } = useController({ control, name: "categoryId" });
  const { data } = api.category.list.useQuery();
  const [naming, setNaming] = useState(false);
  return (
    <>
      <div className="flex items-end gap-2">
        <Field label={form.category} error={fieldState.error?.message} className="flex-1">
          <CategorySelect
            ref={field.ref}
            name={field.name}
            onBlur={field.onBlur}
            label={form.category}
            choices={categoryChoices(data?.categories, [{ value: "", name: form.noCategory }])}
            value={String(field.value ?? "")}
            onValueChange={(value) => field.onChange(value === "" ? null : Number(value))}
          />
        </Field>
        <IconButton
          label={form.newCategory}
          onClick={() => setNaming(true)}
          className="size-12 border border-line-strong bg-surface lg:size-11"
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
      <AddCategoryDialog open={naming} onOpenChange={setNaming} onAdded={field.onChange} />
    </>
  );
}
