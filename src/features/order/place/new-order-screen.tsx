"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group, TwoColumns } from "~/components/ui/card";
import { Field } from "~/components/ui/field";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { SaveBar } from "~/components/ui/save-bar";
import { Select } from "~/components/ui/select";
import { Switch } from "~/components/ui/switch";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { orderEditFormTexts } from "~/copy/order-edit-form";
import { orderFormTexts } from "~/copy/order-form";
import { orderRulesTexts } from "~/copy/order-rules";
import { outboxTexts } from "~/copy/outbox";
import { paymentChangeName } from "~/copy/payment-change";
import { type Cents, cents, formatPrice, typedFromCents } from "~/domain/money/money";
import { newOrderAddress } from "~/domain/order/manage/list-address";
import type { ManualForm } from "~/domain/order/manage/manual";
import { type ManualTerms, manualSums } from "~/domain/order/manage/manual-sums";
import { paymentChangeFor } from "~/domain/order/place/payment";
import { deliveryCostTo } from "~/domain/order/place/totals";
import { paidGoods } from "~/domain/pricing/paid-goods";
import { type Coupon, hasShopRules } from "~/domain/pricing/rules";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useStateDraft } from "~/features/app-context/forms/use-form-draft";
import { PageHeader } from "~/features/app-context/page-header";
import { showAddress } from "~/lib/back/show-address";
import { lazyPart } from "~/lib/lazy-part";
import { randomUuid } from "~/lib/random-uuid";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";
import type { ShownOrder } from "../pending-orders";
import { AmountFields } from "./amount-fields";
import type { FoundCustomer } from "./customer-finder";
import { type DraftAmounts, typedAmount, typedDiscount } from "./draft-amounts";
import { type DraftLine, draftLineName, draftTotal, isComplete, pricedBy, priceOf } from "./draft-lines";
import { LineEditor } from "./line-editor";
import { customerFields, type OrderDraft, readOrderDraft } from "./order-draft";
import { CustomerFields, DeliveryFields, type OrderSetup } from "./order-fields";
import { OrderSumsList } from "./order-sums";
import { paymentOf, sentFields } from "./sent-fields";
import { type KnownCustomer, useOrderCustomer } from "./use-order-customer";
import { useOrderList } from "./use-order-list";

// shows nothing before two letters are typed, and the rules of phones come with it
const CustomerFinder = lazyPart(() => import("./customer-finder").then((module) => module.CustomerFinder));
// only a shop with price lists shows them
const OrderListField = lazyPart(() => import("./order-list-field").then((module) => module.OrderListField));
const ListMinimum = lazyPart(() => import("./order-list-field").then((module) => module.ListMinimum));

const FIELDS = ["customerName", "customerPhone", "address", "zone", "note"] as const;

/** Beside which the server's refusals are shown that are no field of the form. */
const PROBLEMS = ["lines", "discount", "coupon", "priceListId"] as const;

const noAmounts: DraftAmounts = { deliveryCost: null, discount: null };

type PriceOnList = typeof import("./price-on-list").priceOnList;

/** The calculation of promotions and quantity breaks, which is loaded where the shop has some; null until then. */
function usePriceOnList(isNeeded: boolean): PriceOnList | null {
  const [priceOnList, setPriceOnList] = useState<PriceOnList | null>(null);
  useEffect(() => {
    // without a network the server's sums are the first ones to be seen
    if (isNeeded)
      import("./price-on-list").then(
        (module) => setPriceOnList(() => module.priceOnList),
        () => {},
      );
  }, [isNeeded]);
  return priceOnList;
}

/** The sums by the shop's rules and what is typed, for display; the server computes its own. */
function sumsOf(
  lines: readonly DraftLine[],
  { method, zone, payment }: ManualForm,
  amounts: DraftAmounts,
  setup: OrderSetup,
  by: { priceOnList: PriceOnList | null; coupon: Coupon | undefined; listId: number | null },
) {
  const change = paymentChangeFor(paymentOf(payment), setup, paymentChangeName);
  const terms: ManualTerms = {
    minimumPurchase: null, // applies to visitors' orders only
    price: (subtotal, hasUnpriced) =>
      by.priceOnList
        ? by.priceOnList(
            lines.map((line) => ({ ...line, unitPrice: priceOf(line) })),
            { ...setup.rules, coupon: by.coupon, payment: change },
            by.listId,
          )
        : paidGoods(subtotal, hasUnpriced, change),
    deliveryCost: deliveryCostTo(zone || null, { costCents: setup.deliveryCost, zones: setup.zones }),
    deliveryFreeFrom: setup.freeDeliveryFrom,
    method,
  };
  const totals = lines.map((line) => draftTotal(line) ?? null);
  const given = givenAmounts(amounts);
  const usual = manualSums(totals, terms, {});
  return { terms, usual, sums: given ? manualSums(totals, terms, given) : undefined, given };
}

/** What is typed of delivery cost and discount; undefined if it is no amount. */
function givenAmounts({ deliveryCost, discount }: DraftAmounts) {
  const cost = deliveryCost ? typedAmount(deliveryCost) : null;
  const less = discount?.typed ? typedDiscount(discount) : null;
  if (cost === undefined || less === undefined) return undefined;
  return { ...(cost === null ? {} : { deliveryCost: cost }), ...(less === null ? {} : { discount: less }) };
}

/** `/pedidos/nuevo`: an order taken by phone or at the counter. */
export function NewOrderScreen({ setup, customer }: { setup: OrderSetup; customer: KnownCustomer | null }) {
  const {
    order: copy,
    orderEdit,
    outbox,
    orderRules,
  } = useCopy(orderFormTexts, orderEditFormTexts, outboxTexts, orderRulesTexts);
  const { form: text } = copy;
  const messages = useFormMessages();
  const router = useRouter();
  const utils = api.useUtils();
  const create = api.order.create.useMutation();
  const [clientKey, setClientKey] = useState(randomUuid);
  const [typedLines, setLines] = useState<DraftLine[]>([]);
  const [chosenList, setChosenList] = useState<number | null>();
  const [amounts, setAmounts] = useState(noAmounts);
  const [paid, setPaid] = useState(false);
  const [coupon, setCoupon] = useState("");
  const priceOnList = usePriceOnList(hasShopRules(setup.rules) || coupon !== "");
  const [lastAddress, setLastAddress] = useState("");
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<Partial<Record<(typeof PROBLEMS)[number], string>> & { form?: string | null }>(
    {},
  );
  const [saved, setSaved] = useState(false);
  const { id: customerId, start } = useOrderCustomer(setup, customer);
  const form = useForm<ManualForm>({
    resolver: messages.resolver(() =>
      import("~/domain/order/manage/manual").then(({ manualFormSchema }) => manualFormSchema),
    ),
    values: start,
    resetOptions: { keepDirtyValues: true },
  });
  const values = form.watch();
  const prices = useOrderList(setup.lists, chosenList, values.customerPhone ?? "");
  const listId = prices.list?.id ?? null;
  const lines = pricedBy(typedLines, listId, setup.money);
  const unsaved = !saved && (lines.length > 0 || form.formState.isDirty);
  const show = (typed: Omit<OrderDraft, "fields">) => {
    setLines(typed.lines);
    setAmounts(typed.amounts);
    setPaid(typed.paid);
    setCoupon(typed.coupon ?? "");
    setChosenList(typed.priceListId);
    setClientKey(typed.clientKey);
    setProblem({});
  };
  const clear = () => {
    form.reset(start, { keepDirtyValues: false });
    show({ lines: [], amounts: noAmounts, paid: false, clientKey: randomUuid() });
  };
  const draft = useStateDraft(customerId === null ? "order.new" : `order.new.${customerId}`, {
    typed: unsaved ? { fields: values, lines, amounts, paid, coupon, priceListId: chosenList, clientKey } : undefined,
    read: readOrderDraft,
    restore: ({ fields, ...typed }) => {
      form.reset(fields, { keepDefaultValues: true });
      show(typed);
    },
    clear,
  });
  const { terms, usual, sums, given } = sumsOf(lines, values, amounts, setup, {
    priceOnList,
    coupon: setup.coupons.find(({ code }) => code === coupon)?.rule,
    listId,
  });
  const shown = typeof sums === "object" ? sums : typeof usual === "object" ? usual : null;
  const price = (amount: Cents) => formatPrice(amount, setup.money);
  const total = shown ? price(shown.total) : "–";

  const change = (next: DraftLine[]) => {
    setProblem({});
    setLines(next);
  };
  const choose = (found: FoundCustomer) => {
    const chosen = customerFields(found, setup.zones);
    for (const field of Object.keys(chosen) as (keyof ManualForm)[])
      form.setValue(field, chosen[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setLastAddress(found.address ?? "");
  };
  const send = async (fields: ManualForm) => {
    if (!given || !lines.every(isComplete)) return;
    try {
      const made = await orQueued(
        create.mutateAsync({
          ...sentFields(fields),
          ...given,
          paid,
          coupon: coupon || null,
          ...(prices.isKnown && { priceListId: listId }),
          clientKey,
          lines: lines.map((line) => {
            const { productId, variantId, quantity: quantityMilli } = line;
            // while the list is not known, the server prices what nobody typed
            const price = line.prices && !prices.isKnown ? undefined : priceOf(line);
            return productId === null
              ? { productId, name: line.name, quantityMilli, price: price ?? cents(0) }
              : { productId, variantId, quantityMilli, price };
          }),
          shown: {
            lines: lines.map((line) => ({ name: draftLineName(line), unit: line.unit, quantity: line.quantity })),
            total: shown?.total ?? cents(0),
          } satisfies ShownOrder,
        }),
      );
      draft.forget();
      if (made === null) {
        // the next order can be taken at once: the list may not open without a network
        if (customerId !== null) showAddress(newOrderAddress()); // the next one may be somebody else's
        clear();
        setTried(false);
        window.scrollTo({ top: 0 });
        toast(outbox.kept, { action: { label: text.toList, onClick: () => router.push("/pedidos") } });
        return;
      }
      setSaved(true);
      const { number } = made;
      await utils.order.invalidate();
      toast.success(fill(text.saved, { number }));
      router.push(`/pedidos/${number}`);
    } catch (error) {
      const { fields = {} } = appErrorOfCall(error)?.details ?? {};
      const refused = PROBLEMS.find((name) => fields[name]?.[0]);
      if (!refused) return setProblem({ form: await messages.show(error, form, FIELDS) });
      setProblem({ [refused]: await messages.sentence(fields[refused]?.[0] ?? "") });
      if (refused !== "priceListId") return;
      window.scrollTo({ top: 0 });
      router.refresh(); // the lists that are left
      void utils.order.listOfPhone.invalidate();
    }
  };
  const submit = (event: React.FormEvent) => {
    setTried(true);
    const isTooMuch = sums === "discountTooLarge";
    setProblem({
      ...(lines.length === 0 ? { lines: orderRules["order.noManualLines"] } : {}),
      ...(isTooMuch ? { discount: orderRules["order.discountTooLarge"] } : {}),
    });
    const valid = form.handleSubmit((fields) => (lines.length === 0 || isTooMuch ? undefined : send(fields)));
    void valid(event);
  };
  const custom = lines.filter((line) => line.custom).length;

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <PageHeader title={text.title} back={{ href: "/pedidos", label: text.back }} />
      <TwoColumns className="max-sm:-mt-8">
        <div className="grid min-w-0 gap-4">
          <DraftBanner draft={draft} />
          <ErrorBanner>{problem.form ?? null}</ErrorBanner>
          <CustomerFields form={form} found={(typed) => <CustomerFinder typed={typed} onChoose={choose} />}>
            {setup.lists.length > 0 || problem.priceListId ? (
              <OrderListField
                lists={setup.lists}
                prices={prices}
                onChoose={(id) => {
                  setProblem({});
                  setChosenList(id);
                }}
                problem={problem.priceListId}
              />
            ) : null}
          </CustomerFields>
          <LineEditor
            lines={lines}
            onChange={change}
            money={setup.money}
            listId={listId}
            problem={problem.lines ?? null}
            tried={tried}
          />
          <DeliveryFields
            form={form}
            setup={setup}
            addressHint={
              values.address && values.address === (lastAddress || start.address)
                ? orderEdit.who.lastAddress
                : undefined
            }
            withNote
          />
        </div>
        <aside className="min-w-0 md:sticky md:top-4">
          <Group title={orderEdit.manual.summary}>
            {lines.length > 0 ? (
              <p className="text-ink-2">{orderEdit.manual.counts(lines.length - custom, custom)}</p>
            ) : null}
            <AmountFields
              delivers={values.method === "DELIVERY"}
              amounts={amounts}
              onChange={(next) => {
                setProblem({});
                setAmounts(next);
              }}
              money={setup.money}
              usual={
                typeof usual === "object"
                  ? {
                      deliveryCost: typedFromCents(usual.deliveryCost, setup.money),
                      discount: typedFromCents(usual.discount, setup.money),
                    }
                  : undefined
              }
              problem={problem.discount ?? null}
            />
            {setup.coupons.length > 0 ? (
              <Field label={orderEdit.manual.coupon} error={problem.coupon}>
                <Select
                  name="coupon"
                  value={coupon}
                  onChange={({ target }) => {
                    setProblem({});
                    setCoupon(target.value);
                  }}
                >
                  <option value="">{orderEdit.manual.noCoupon}</option>
                  {setup.coupons.map(({ code }) => (
                    <option key={code} value={code}>
                      {code}
                    </option>
                  ))}
                </Select>
              </Field>
            ) : null}
            {shown ? <OrderSumsList sums={shown} money={setup.money} /> : null}
            {shown && prices.list ? (
              <ListMinimum list={prices.list} lines={lines} sums={shown} terms={terms} money={setup.money} />
            ) : null}
            <Switch label={orderEdit.manual.paid} checked={paid} onChange={({ target }) => setPaid(target.checked)} />
          </Group>
        </aside>
      </TwoColumns>
      <SaveBar
        plain
        label={text.title}
        status={
          <>
            <b className="block font-semibold text-ink">{total}</b>
            <span className="text-ink-2">{paid ? orderEdit.manual.status.paid : orderEdit.manual.status.due}</span>
          </>
        }
        dirty={lines.length > 0}
      >
        <Button type="submit" loading={create.isPending}>
          {text.save}
        </Button>
      </SaveBar>
      <LeaveGuard
        when={unsaved}
        title={text.leave.title}
        text={text.leave.text}
        leaveLabel={text.leave.leave}
        stayLabel={text.leave.stay}
        onLeave={draft.forget}
      />
    </form>
  );
}
