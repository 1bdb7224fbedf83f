"use client";

import { Package } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Banner, ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group, TwoColumns } from "~/components/ui/card";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { SaveBar } from "~/components/ui/save-bar";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { keptRulesTexts } from "~/copy/kept-rules";
import { orderTexts } from "~/copy/order";
import { orderEditTexts } from "~/copy/order-edit";
import { orderRulesTexts } from "~/copy/order-rules";
import { outboxTexts } from "~/copy/outbox";
import type { AppErrorShape } from "~/domain/errors";
import { formatPrice, typedFromCents } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import { isUnchanged, type OrderContents, orderDifference } from "~/domain/order/manage/difference";
import type { ManualForm } from "~/domain/order/manage/manual";
import { hasShopRules } from "~/domain/pricing/rules";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useStateDraft } from "~/features/app-context/forms/use-form-draft";
import { PageHeader } from "~/features/app-context/page-header";
import { pendingInput } from "~/features/outbox/pending-entries";
import { useOutbox } from "~/features/outbox/use-outbox";
import { randomUuid } from "~/lib/random-uuid";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";
import { OrderProblem } from "../manage/order-problem";
import { AmountFields } from "./amount-fields";
import { hasRules, typedAmount } from "./draft-amounts";
import { type DraftLine, isComplete } from "./draft-lines";
import { EditConflict } from "./edit-conflict";
import {
  draftContents,
  draftDiscount,
  draftSums,
  draftsOf,
  filledForm,
  type GivenToday,
  rebased,
  type StoredOrder,
  sentLines,
  stockMoves,
  storedAmounts,
  storedContents,
} from "./edit-draft";
import { EditNotes, rulesLostBy } from "./edit-notes";
import { LineEditor } from "./line-editor";
import { readOrderDraft } from "./order-draft";
import { CustomerFields, DeliveryFields, type OrderSetup } from "./order-fields";
import { OrderSumsList } from "./order-sums";
import { paymentOf, sentFields } from "./sent-fields";

const FIELDS = ["customerName", "customerPhone", "address", "zone"] as const;

type EditOrderScreenProps = StoredOrder & { setup: OrderSetup };

/** `/pedidos/{number}/editar`: everything that an order contains, until it is handed over. */
export function EditOrderScreen({ order, editable, setup }: EditOrderScreenProps) {
  const { order: copy, orderEdit } = useCopy(orderTexts, orderEditTexts);
  const [stored, setStored] = useState<StoredOrder>({ order, editable });
  const { number } = order;
  const [queued, setQueued] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const waiting = pendingInput(useOutbox(), "order.edit", number);
  // one that was saved on this screen is still answered on it
  const waits = queued || (waiting && waiting.state !== "done" && waiting.createdAt < openedAt);
  const detail = `/pedidos/${number}`;
  return (
    <>
      <PageHeader title={orderEdit.title(number)} back={{ href: detail, label: copy.form.backToOrder }} />
      {waits ? (
        <Banner action={<Link href={detail}>{copy.form.backToOrder}</Link>}>{orderEdit.waits}</Banner>
      ) : stored.editable.editable ? (
        <EditForm
          key={stored.order.version}
          stored={stored}
          setup={setup}
          onReplaced={setStored}
          onQueued={() => setQueued(true)}
        />
      ) : (
        <Banner tone="warn" action={<Link href={detail}>{copy.form.backToOrder}</Link>}>
          {orderEdit.closed}
        </Banner>
      )}
    </>
  );
}

type EditFormProps = {
  stored: StoredOrder;
  setup: OrderSetup;
  onReplaced: (stored: StoredOrder) => void;
  onQueued: () => void;
};

function EditForm({ stored, setup, onReplaced, onQueued }: EditFormProps) {
  const { order, editable } = stored;
  const copy = useCopy(orderTexts, outboxTexts, orderRulesTexts, orderEditTexts, keptRulesTexts);
  const { orderEdit } = copy;
  const { form: text } = copy.order;
  const messages = useFormMessages();
  const router = useRouter();
  const utils = api.useUtils();
  const edit = api.order.edit.useMutation();
  const { number, money } = order;
  const [first] = useState(() => draftsOf(order, editable));
  const [clientKey, setClientKey] = useState(randomUuid);
  const [lines, setLines] = useState(first);
  const [amounts, setAmounts] = useState(() => storedAmounts(stored));
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<{ form?: string | null; lines?: string; discount?: string }>({});
  const [failure, setFailure] = useState<AppErrorShape | null>(null);
  const [theirs, setTheirs] = useState<OrderContents | null>(null);
  const [saved, setSaved] = useState(false);
  const [asked, setAsked] = useState<{ discounts: GivenToday; method: string; payment: string } | null>(null);
  const form = useForm<ManualForm>({
    resolver: messages.resolver(() =>
      import("~/domain/order/manage/manual").then(({ manualFormSchema }) => manualFormSchema),
    ),
    defaultValues: filledForm(order),
  });
  const values = form.watch();
  const delivers = values.method === "DELIVERY";
  const today = asked?.method === values.method && asked.payment === (values.payment ?? "") ? asked.discounts : null;
  const sums = draftSums(stored, lines, amounts, values, today);
  const replaced = today !== null || draftDiscount(stored, amounts) !== undefined;
  const mine = typeof sums === "object" ? draftContents(order, lines, values, sums, setup.branches) : null;
  const difference = mine && orderDifference(storedContents(order), mine);
  const dirty = difference === null || !isUnchanged(difference);
  const moves = order.state.stockTaken ? stockMoves(first, lines) : [];
  const detail = `/pedidos/${number}`;

  const draft = useStateDraft(`order.edit.${number}`, {
    typed: dirty && !saved ? { fields: values, lines, amounts, paid: false, clientKey } : undefined,
    read: readOrderDraft,
    restore: (typed) => {
      form.reset(typed.fields, { keepDefaultValues: true });
      setLines(rebased(typed.lines, order.lines)); // the order may have changed meanwhile: the sums show against what
      setAmounts(typed.amounts);
      setClientKey(typed.clientKey);
    },
    clear: () => {
      form.reset();
      setLines(first);
      setAmounts(storedAmounts(stored));
      changed();
    },
  });

  const changed = () => {
    setProblem({});
    setFailure(null);
    setAsked(null);
    setClientKey(randomUuid()); // other contents are another change
  };
  const hasOffers = hasRules(order) || hasShopRules(setup.rules) || setup.adjustments.length > 0;
  const askToday = async () => {
    changed();
    const { method, payment = "" } = values;
    try {
      const discounts = await utils.client.order.todaysDiscounts.query({
        number,
        lines: sentLines(lines),
        method,
        paymentMethod: paymentOf(payment),
        customerPhone: sentFields(form.getValues()).customerPhone,
      });
      setAmounts({ ...amounts, discount: null });
      setAsked({ discounts, method, payment });
    } catch (error) {
      setProblem({ form: await messages.show(error, form, FIELDS) });
      window.scrollTo({ top: 0 });
    }
  };

  const send = async (fields: ManualForm, wanted: readonly DraftLine[], version: number) => {
    const deliveryCost = delivers ? typedAmount(amounts.deliveryCost ?? "") : typedAmount("");
    const discount = today ? { rules: "today" as const } : draftDiscount(stored, amounts);
    if (deliveryCost === undefined || discount === null) return;
    const { note: _note, ...people } = sentFields(fields);
    try {
      const change = edit.mutateAsync({
        ...people,
        number,
        clientKey,
        version,
        lines: sentLines(wanted),
        deliveryCost,
        discount,
        seenTotal: version === order.version ? mine?.total : undefined, // that of other contents says nothing
        shown: mine,
      });
      if ((await orQueued(change)) === null) {
        setSaved(true);
        draft.forget();
        toast(copy.outbox.kept);
        return onQueued();
      }
    } catch (error) {
      const known = appErrorOfCall(error);
      if (known?.code === "CONFLICT") return setTheirs(known.details.order ?? null);
      setTheirs(null);
      setFailure(known);
      if (known?.code === "STATE_NOT_ALLOWED" || known?.code === "STOCK_MISSING") return; // said by OrderProblem
      const { lines: ofLines, discount: ofDiscount } = known?.details.fields ?? {};
      if (ofLines?.[0]) return setProblem({ lines: await messages.sentence(ofLines[0]) });
      if (ofDiscount?.[0] === "order.totalChanged") {
        onReplaced({ order, editable: await utils.order.editable.fetch({ number, phone: fields.customerPhone }) });
      }
      if (ofDiscount?.[0]) return setProblem({ discount: await messages.sentence(ofDiscount[0]) });
      return setProblem({ form: await messages.show(error, form, FIELDS) });
    }
    setSaved(true);
    draft.forget();
    await utils.order.invalidate();
    if (order.customer.phone || fields.customerPhone) return router.push(`${detail}?avisar=1`); // says that it is saved
    toast.success(fill(orderEdit.saved, { number }));
    router.push(detail);
  };

  const submit = () => {
    setTried(true);
    if (lines.length === 0) return setProblem({ lines: copy.orderRules["order.noManualLines"] });
    if (sums === "discountTooLarge") return setProblem({ discount: copy.orderRules["order.discountTooLarge"] });
    if (!sums || !lines.every(isComplete)) return;
    void form.handleSubmit((fields) => send(fields, lines, order.version))();
  };

  const fresh = async (): Promise<StoredOrder> => {
    await utils.order.invalidate();
    const [now, lineRules] = await Promise.all([
      utils.order.get.fetch({ number }),
      utils.order.editable.fetch({ number }),
    ]);
    return { order: now, editable: lineRules };
  };
  const keepMine = async () => {
    const { order: now } = await fresh();
    await form.handleSubmit((fields) => send(fields, rebased(lines, now.lines), now.version))();
  };
  const useTheirs = async () => {
    const now = await fresh();
    draft.forget();
    onReplaced(now);
  };

  const lost = typeof sums === "object" ? rulesLostBy({ stored, lines, sums, replaced }).map(({ name }) => name) : [];
  const total = typeof sums === "object" ? formatPrice(sums.total, money) : "–";
  return (
    <form
      noValidate
      className="max-sm:-mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="mb-4 grid gap-4 empty:hidden">
        <DraftBanner draft={draft} />
        {theirs && mine ? (
          <EditConflict
            difference={orderDifference(theirs, mine)}
            countryId={setup.countryId}
            money={money}
            saving={edit.isPending}
            onKeepMine={() => void keepMine()}
            onUseTheirs={() => void useTheirs()}
          />
        ) : null}
        <OrderProblem problem={failure} />
        {problem.form ? <ErrorBanner>{problem.form}</ErrorBanner> : null}
      </div>
      <TwoColumns>
        <div className="grid min-w-0 gap-4">
          <LineEditor
            lines={lines}
            first={first}
            onChange={(next) => {
              changed();
              setLines(next);
            }}
            money={money}
            listId={order.priceListId}
            problem={problem.lines ?? null}
            tried={tried}
          />
          <Group>
            <AmountFields
              delivers={delivers}
              amounts={amounts}
              onChange={(next) => {
                changed();
                setAmounts(next);
              }}
              money={money}
              usual={
                editable.rules || hasRules(order)
                  ? {
                      deliveryCost: "",
                      discount: typedFromCents(typeof sums === "object" ? sums.discount : order.discount, money),
                    }
                  : undefined
              }
              problem={problem.discount ?? null}
            />
            {hasOffers ? (
              <Button
                variant="txt"
                size="sm"
                className="justify-self-start"
                disabled={!lines.every(isComplete) || lines.length === 0}
                onClick={() => void askToday()}
              >
                {orderEdit.applyToday}
              </Button>
            ) : null}
            <p role="status" className="text-sm text-ink-2 empty:hidden">
              {today ? orderEdit.withToday(today.map(({ name }) => name).join(", ")) : null}
            </p>
            {moves.length > 0 ? (
              <p className="flex gap-3 rounded-xl bg-brand-soft p-3 text-sm">
                <Package aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
                <span className="min-w-0 wrap-anywhere">
                  {orderEdit.stock}{" "}
                  {moves
                    .map(({ name, from, to }) =>
                      orderEdit.stockOf(name, formatQuantity(from, "UNIT", money), formatQuantity(to, "UNIT", money)),
                    )
                    .join(", ")}
                  .
                </span>
              </p>
            ) : null}
          </Group>
          <CustomerFields form={form} />
          <DeliveryFields form={form} setup={setup} stored={order} />
        </div>
        <aside className="min-w-0 md:sticky md:top-4">
          {typeof sums === "object" ? (
            <Group title={orderEdit.summary}>
              <OrderSumsList sums={sums} before={order} money={money} paid={order.state.payment === "RECEIVED"} />
              <EditNotes {...{ stored, lines, sums, values, replaced, hasOffers }} />
            </Group>
          ) : null}
        </aside>
      </TwoColumns>
      <SaveBar
        label={orderEdit.title(number)}
        dirty={dirty}
        status={
          dirty ? (
            <>
              <b className="block font-semibold text-ink">{total}</b>
              {typeof sums === "object" && sums.total !== order.total ? (
                <s className="text-ink-2">{formatPrice(order.total, money)}</s>
              ) : null}
              {lost.length > 0 ? <span className="block text-warn">{copy.keptRules.lost(lost)}</span> : null}
            </>
          ) : (
            orderEdit.nothing
          )
        }
      >
        <Button asChild variant="txt" className="max-lg:hidden">
          <Link href={detail}>{orderEdit.discard}</Link>
        </Button>
        <Button type="submit" disabled={!dirty} loading={edit.isPending}>
          {orderEdit.save}
        </Button>
      </SaveBar>
      <LeaveGuard
        when={!saved && dirty}
        title={text.leave.title}
        text={text.leave.text}
        leaveLabel={text.leave.leave}
        stayLabel={text.leave.stay}
        onLeave={draft.forget}
      />
    </form>
  );
}
