"use client";

import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { TwoColumns } from "~/components/ui/card";
import { SaveBar } from "~/components/ui/save-bar";
import { orderEditFormTexts } from "~/copy/order-edit-form";
import { orderFormTexts } from "~/copy/order-form";
import { formatPrice } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { PageHeader } from "~/features/app-context/page-header";
import { lazyPart } from "~/lib/lazy-part";
import { LineEditor } from "./line-editor";
import { NewOrderSummary } from "./new-order-summary";
import { CustomerFields, DeliveryFields, type OrderSetup } from "./order-fields";
import { OrderLeaveGuard } from "./order-leave-guard";
import { useNewOrder } from "./use-new-order";
import type { KnownCustomer } from "./use-order-customer";

// shows nothing before two letters are typed, and the rules of phones come with it
const CustomerFinder = lazyPart(() => import("./customer-finder").then((module) => module.CustomerFinder));
// only a shop with price lists shows it
const OrderListField = lazyPart(() => import("./order-list-field").then((module) => module.OrderListField));

/** `/pedidos/nuevo`: an order taken by phone or at the counter. */
export function NewOrderScreen({ setup, customer }: { setup: OrderSetup; customer: KnownCustomer | null }) {
  const { order: words, orderEdit } = useCopy(orderFormTexts, orderEditFormTexts);
  const { form: text } = words;
  const { order, lines, prices, sums, saving, isKnownAddress, choose, submit } = useNewOrder(setup, customer);
  const { state, form, draft, change } = order;
  const { problem, paid } = state;
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
                onChoose={(priceListId) => change({ priceListId })}
                problem={problem.priceListId}
              />
            ) : null}
          </CustomerFields>
          <LineEditor
            lines={lines}
            onChange={(next) => change({ lines: next })}
            money={setup.money}
            listId={prices.list?.id ?? null}
            problem={problem.lines ?? null}
            tried={state.tried}
          />
          <DeliveryFields
            form={form}
            setup={setup}
            addressHint={isKnownAddress ? orderEdit.who.lastAddress : undefined}
            withNote
          />
        </div>
        <NewOrderSummary {...{ order, setup, lines, sums }} list={prices.list} />
      </TwoColumns>
      <SaveBar
        plain
        label={text.title}
        status={
          <>
            <b className="block font-semibold text-ink">
              {sums.shown ? formatPrice(sums.shown.total, setup.money) : "–"}
            </b>
            <span className="text-ink-2">{orderEdit.manual.status[paid ? "paid" : "due"]}</span>
          </>
        }
        dirty={lines.length > 0}
      >
        <Button type="submit" loading={saving}>
          {text.save}
        </Button>
      </SaveBar>
      <OrderLeaveGuard order={order} />
    </form>
  );
}
