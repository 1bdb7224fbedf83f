"use client";

import { type ReactNode, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Group } from "~/components/ui/card";
import { FormInput, FormSelect, FormTextarea } from "~/components/ui/form";
import { Seg } from "~/components/ui/seg";
import { orderFormTexts } from "~/copy/order-form";
import { formatPrice } from "~/domain/money/money";
import type { ManualForm } from "~/domain/order/manage/manual";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import { PAYMENT_METHODS } from "~/domain/order/place/payment";
import { useCopy } from "~/features/app-context/copy-provider";
import type { RouterOutputs } from "~/trpc/react";

export type OrderSetup = RouterOutputs["order"]["setup"];

type CustomerFieldsProps = {
  form: UseFormReturn<ManualForm>;
  /** Customers to choose instead, below the field in which a part of their phone or name is typed. */
  found?: (typed: string) => ReactNode;
  children?: ReactNode;
};

/** Who orders: the phone first, because it finds the customers that the shop has. */
export function CustomerFields({ form, found, children }: CustomerFieldsProps) {
  const { form: text } = useCopy(orderFormTexts).order;
  const { control } = form;
  const [typing, setTyping] = useState<"customerPhone" | "customerName" | null>(null);
  const shown = (field: typeof typing) =>
    field !== null && field === typing ? found?.(form.watch(field) ?? "") : null;
  return (
    <Group title={text.customer}>
      <div className="grid gap-2" onInput={() => setTyping("customerPhone")}>
        <FormInput
          control={control}
          name="customerPhone"
          label={text.phone}
          aside={text.optional}
          placeholder={text.phoneExample}
          inputMode="tel"
          autoComplete="off"
          maxLength={ORDER_LIMITS.phone}
        />
        {shown("customerPhone")}
      </div>
      <div className="grid gap-2" onInput={() => setTyping("customerName")}>
        <FormInput
          control={control}
          name="customerName"
          label={text.name}
          autoComplete="off"
          maxLength={ORDER_LIMITS.customerName}
        />
        {shown("customerName")}
      </div>
      {children}
    </Group>
  );
}

type DeliveryFieldsProps = {
  form: UseFormReturn<ManualForm>;
  setup: OrderSetup;
  /** What the order has although the shop may no longer offer it. */
  stored?: { zone: string | null; branchId: number | null; branchName: string | null };
  /** Said below the address. */
  addressHint?: string;
  withNote?: boolean;
};

/** How the order is received and paid. */
export function DeliveryFields({ form, setup, stored, addressHint, withNote }: DeliveryFieldsProps) {
  const { form: text } = useCopy(orderFormTexts).order;
  const { control } = form;
  const method = form.watch("method");
  const isOffered = setup.zones.some(({ name }) => name === stored?.zone);
  const zones = stored?.zone && !isOffered ? [...setup.zones, { name: stored.zone, costCents: null }] : setup.zones;
  const isOpen = setup.branches.some(({ id }) => id === stored?.branchId);
  const branches =
    stored?.branchId && !isOpen
      ? [...setup.branches, { id: stored.branchId, name: stored.branchName ?? "" }]
      : setup.branches;
  return (
    <Group title={text.delivery}>
      <Seg
        label={text.method}
        name="method"
        value={method}
        onValueChange={(next) => form.setValue("method", next, { shouldDirty: true })}
        options={[
          { value: "PICKUP", label: text.pickup },
          { value: "DELIVERY", label: text.deliver },
        ]}
      />
      {method === "DELIVERY" ? (
        <FormInput
          control={control}
          name="address"
          label={text.address}
          hint={addressHint}
          autoComplete="off"
          maxLength={ORDER_LIMITS.address}
        />
      ) : null}
      {method === "DELIVERY" && zones.length > 0 ? (
        <FormSelect control={control} name="zone" label={text.zone}>
          <option value="">{text.noZone}</option>
          {zones.map(({ name, costCents }) => (
            <option key={name} value={name}>
              {costCents === null ? name : `${name} · ${formatPrice(costCents, setup.money)}`}
            </option>
          ))}
        </FormSelect>
      ) : null}
      {branches.length > 0 ? (
        <FormSelect control={control} name="branch" label={text.branch}>
          <option value="">{text.noBranch}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FormSelect>
      ) : null}
      <FormSelect control={control} name="payment" label={text.payment}>
        <option value="">{text.payments.none}</option>
        {PAYMENT_METHODS.map((one) => (
          <option key={one} value={one}>
            {text.payments[one]}
          </option>
        ))}
      </FormSelect>
      {withNote ? (
        <FormTextarea control={control} name="note" label={text.note} aside={text.optional} rows={2} />
      ) : null}
    </Group>
  );
}
