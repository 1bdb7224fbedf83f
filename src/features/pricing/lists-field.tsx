"use client";

import { type Control, useController } from "react-hook-form";
import { Group } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/checkbox";
import { promotionsTexts } from "~/copy/promotions";
import type { PromotionValues } from "~/domain/pricing/typed-promotion";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";

/** The price lists on whose prices the promotion also counts; nothing in a shop without lists. */
export function ListsField({ control }: { control: Control<PromotionValues> }) {
  const { form: copy } = useCopy(promotionsTexts).promotions;
  const { data = [] } = api.priceList.all.useQuery(undefined, { meta: { ignoreErrors: true } });
  const { field, fieldState } = useController({ control, name: "onLists" });
  if (data.length === 0) return null;
  return (
    <Group>
      <h2>{copy.lists}</h2>
      <p className="text-sm text-ink-2">{copy.listsHint}</p>
      <div className="grid">
        {data.map(({ id, name }) => {
          const isOn = field.value.includes(id);
          return (
            <Checkbox
              key={id}
              label={name}
              checked={isOn}
              onChange={() => field.onChange(isOn ? field.value.filter((one) => one !== id) : [...field.value, id])}
            />
          );
        })}
      </div>
      {fieldState.error ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {fieldState.error.message}
        </p>
      ) : null}
    </Group>
  );
}
