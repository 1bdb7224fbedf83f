"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { type Control, useController } from "react-hook-form";
import { Field } from "~/components/ui/field";
import { IconButton } from "~/components/ui/icon-button";
import { Select } from "~/components/ui/select";
import { productFormTexts } from "~/copy/product-form";
import { useCopy } from "~/features/app-context/copy-provider";
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
  // deleted since it was chosen: "without category" would look chosen already
  const isGone = data !== undefined && field.value !== null && !data.categories.some(({ id }) => id === field.value);
  return (
    <>
      <div className="flex items-end gap-2">
        <Field label={form.category} error={fieldState.error?.message} className="flex-1">
          <Select
            ref={field.ref}
            name={field.name}
            onBlur={field.onBlur}
            value={field.value ?? ""}
            onChange={(event) => field.onChange(event.target.value === "" ? null : Number(event.target.value))}
          >
            {isGone ? <option value={field.value ?? ""} hidden /> : null}
            <option value="">{form.noCategory}</option>
            {data?.categories.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
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
