"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { toast } from "sonner";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FormInput, FormSelect, FormTextarea } from "~/components/ui/form";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { SaveBar } from "~/components/ui/save-bar";
import { Seg } from "~/components/ui/seg";
import { fill } from "~/copy/fill";
import { type Cents, cents, formatPrice } from "~/domain/money/money";
import { type ManualForm, manualFormSchema } from "~/domain/order/manage/manual";
import { PAYMENT_METHODS, type PaymentMethod } from "~/domain/order/place/payment";
import { priceCart } from "~/domain/order/place/pricing";
import { ORDER_LIMITS } from "~/domain/order/place/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { PageHeader } from "~/features/app-context/page-header";
import { randomUuid } from "~/lib/random-uuid";
import { api, appErrorOfCall, type RouterOutputs } from "~/trpc/react";
import { type DraftLine, draftTotal, priceOf } from "./draft-lines";
import { LineEditor } from "./line-editor";

type Setup = RouterOutputs["order"]["setup"];

const FIELDS = ["customerName", "customerPhone", "address", "zone", "note"] as const;

const empty: ManualForm = {
  customerName: "",
  customerPhone: "",
  method: "PICKUP",
  address: "",
  zone: "",
  branch: "",
  payment: "",
  note: "",
};

const paymentOf = (written: string | undefined): PaymentMethod | null =>
  PAYMENT_METHODS.find((one) => one === written) ?? null;

/** Order totals by the shop's rules, for display; the server computes its own. */
function totalOf(lines: readonly DraftLine[], values: Pick<ManualForm, "method" | "zone" | "payment">, setup: Setup) {
  const zone = setup.zones.find(({ name }) => name === values.zone);
  const { subtotal, discount, delivery, total, hasUnpriced } = priceCart(
    lines.map(({ quantity }, index) => ({ productId: index, variantId: null, quantity })),
    lines.map(({ name, unit, rule, ...line }, index) => ({
      ...rule,
      id: index,
      name,
      unit,
      price: draftTotal({ price: line.price, quantity: line.quantity }) === undefined ? null : priceOf(line),
      stock: null,
      paused: false,
      variants: [],
    })),
    {
      minimumPurchase: null, // applies to visitors' orders only
      cashDiscountPercent: setup.cashDiscount,
      deliveryCost: setup.zones.length > 0 ? (zone?.costCents ?? null) : setup.deliveryCost,
      deliveryFreeFrom: setup.freeDeliveryFrom,
      method: values.method,
      paymentMethod: paymentOf(values.payment),
    },
  );
  return { subtotal, discount: discount.amount, delivery: delivery.cost ?? cents(0), total, hasUnpriced };
}

/** `/pedidos/nuevo`: an order taken by phone or at the counter. */
export function NewOrderScreen({ setup }: { setup: Setup }) {
  const { order: copy, validation } = useCopy();
  const { form: text } = copy;
  const messages = useFormMessages();
  const router = useRouter();
  const utils = api.useUtils();
  const create = api.order.create.useMutation();
  const [clientKey] = useState(randomUuid);
  const [lines, setLines] = useState<DraftLine[]>([]);
  const [lineProblem, setLineProblem] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const form = useForm<ManualForm>({ resolver: messages.resolver(manualFormSchema), defaultValues: empty });
  const values = form.watch();
  const sums = totalOf(lines, values, setup);
  const price = (amount: Cents) => formatPrice(amount, setup.money);

  const change = (next: DraftLine[]) => {
    setLineProblem(null);
    setLines(next);
  };
  const send = async ({ branch, payment, ...fields }: ManualForm) => {
    if (lines.some((line) => draftTotal(line) === undefined)) return;
    try {
      const { number } = await create.mutateAsync({
        ...fields,
        clientKey,
        zone: fields.zone || null,
        branchId: branch ? Number(branch) : null,
        paymentMethod: paymentOf(payment),
        lines: lines.flatMap(({ productId, variantId, quantity, ...line }) =>
          productId === null ? [] : [{ productId, variantId, quantityMilli: quantity, price: priceOf(line) }],
        ),
      });
      setSaved(true);
      await utils.order.invalidate();
      toast.success(fill(text.saved, { number }));
      router.push(`/pedidos/${number}`);
    } catch (error) {
      const key = appErrorOfCall(error)?.details.fields?.lines?.[0];
      if (key) setLineProblem(messages.sentence(key));
      else setProblem(messages.show(error, form, FIELDS));
    }
  };
  const submit = (event: React.FormEvent) => {
    setProblem(null);
    setLineProblem(lines.length === 0 ? validation["order.noManualLines"] : null);
    const valid = form.handleSubmit((fields) => (lines.length === 0 ? undefined : send(fields)));
    void valid(event);
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <PageHeader title={text.title} back={{ href: "/pedidos", label: text.back }} />
      <div className="grid gap-4 max-sm:-mt-8">
        <ErrorBanner>{problem}</ErrorBanner>
        <LineEditor lines={lines} onChange={change} money={setup.money} problem={lineProblem} />
        <CustomerFields form={form} />
        <DeliveryFields form={form} setup={setup} />
        <Group>
          <dl className="grid gap-2">
            {[
              { label: copy.subtotal, amount: sums.subtotal, shown: sums.total !== sums.subtotal },
              { label: copy.discount, amount: cents(-sums.discount), shown: sums.discount > 0 },
              { label: copy.deliveryCost, amount: sums.delivery, shown: sums.delivery > 0 },
            ]
              .filter(({ shown }) => shown)
              .map(({ label, amount }) => (
                <div key={label} className="flex justify-between gap-3">
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="whitespace-nowrap">{price(amount)}</dd>
                </div>
              ))}
            <div className="flex justify-between gap-3 font-head text-xl font-bold">
              <dt>{copy.total}</dt>
              <dd className="text-right whitespace-nowrap">
                {price(sums.total)}
                {sums.hasUnpriced ? (
                  <span className="block font-sans text-sm font-normal text-ink-2">{copy.plusAsk}</span>
                ) : null}
              </dd>
            </div>
          </dl>
        </Group>
      </div>
      <SaveBar label={text.title} status={`${copy.total} ${price(sums.total)}`} dirty={lines.length > 0}>
        <Button type="submit" loading={create.isPending}>
          {text.save}
        </Button>
      </SaveBar>
      <LeaveGuard
        when={!saved && (lines.length > 0 || form.formState.isDirty)}
        title={text.leave.title}
        text={text.leave.text}
        leaveLabel={text.leave.leave}
        stayLabel={text.leave.stay}
      />
    </form>
  );
}

function CustomerFields({ form: { control } }: { form: UseFormReturn<ManualForm> }) {
  const { form: text } = useCopy().order;
  return (
    <Group title={text.customer}>
      <FormInput
        control={control}
        name="customerName"
        label={text.name}
        autoComplete="off"
        maxLength={ORDER_LIMITS.customerName}
      />
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
    </Group>
  );
}

function DeliveryFields({ form, setup }: { form: UseFormReturn<ManualForm>; setup: Setup }) {
  const { form: text } = useCopy().order;
  const { control } = form;
  const method = form.watch("method");
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
          autoComplete="off"
          maxLength={ORDER_LIMITS.address}
        />
      ) : null}
      {method === "DELIVERY" && setup.zones.length > 0 ? (
        <FormSelect control={control} name="zone" label={text.zone}>
          <option value="">{text.noZone}</option>
          {setup.zones.map(({ name, costCents }) => (
            <option key={name} value={name}>
              {costCents === null ? name : `${name} · ${formatPrice(costCents, setup.money)}`}
            </option>
          ))}
        </FormSelect>
      ) : null}
      {setup.branches.length > 0 ? (
        <FormSelect control={control} name="branch" label={text.branch}>
          <option value="">{text.noBranch}</option>
          {setup.branches.map(({ id, name }) => (
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
      <FormTextarea control={control} name="note" label={text.note} aside={text.optional} rows={2} />
    </Group>
  );
}
