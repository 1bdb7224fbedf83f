"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { type Control, useController } from "react-hook-form";
import { Field } from "~/components/ui/field";
import { IconButton } from "~/components/ui/icon-button";
import { Select } from "~/components/ui/select";
import { categoryFormTexts } from "~/copy/category-form";
import { productTexts } from "~/copy/product";
import { useCopy } from "~/features/app-context/copy-provider";
import { lazyPart } from "~/lib/lazy-part";
import { NOT_QUEUED } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";
import type { ProductFormValues } from "./product-values";

const CategoryNameDialog = lazyPart(() =>
  import("~/features/category/category-name-dialog").then((module) => module.CategoryNameDialog),
);

/** Category select that can also create a category without leaving the form. */
export function CategoryField({ control }: { control: Control<ProductFormValues> }) {
  const { product, category } = useCopy(productTexts, categoryFormTexts);
  const { form } = product;
  const { field, fieldState } = useController({ control, name: "categoryId" });
  const { data } = api.category.list.useQuery();
  const utils = api.useUtils();
  const create = api.category.create.useMutation(NOT_QUEUED);
  const [naming, setNaming] = useState(false);
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
      <CategoryNameDialog
        open={naming}
        onOpenChange={setNaming}
        title={category.form.title}
        saveLabel={category.form.save}
        name=""
        draftName="product.category"
        onSave={async (name) => {
          const made = await create.mutateAsync({ name });
          await utils.category.list.invalidate();
          field.onChange(made.id);
        }}
      />
    </>
  );
}
