"use client";

import Link from "next/link";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group, TwoColumns } from "~/components/ui/card";
import { SaveBar } from "~/components/ui/save-bar";
import { keptRulesTexts } from "~/copy/kept-rules";
import { orderEditTexts } from "~/copy/order-edit";
import { formatPrice } from "~/domain/money/money";
import { hasRules } from "~/domain/order/draft/draft-amounts";
import { orderDifference } from "~/domain/order/manage/difference";
import { hasShopRules } from "~/domain/pricing/rules";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { OrderProblem } from "../manage/order-problem";
import { EditAmounts } from "./edit-amounts";
import { EditConflict } from "./edit-conflict";
import { stockMoves } from "./edit-draft";
import { EditNotes, rulesLostBy } from "./edit-notes";
import { LineEditor } from "./line-editor";
import { CustomerFields, DeliveryFields } from "./order-fields";
import { OrderLeaveGuard } from "./order-leave-guard";
import { OrderSumsList } from "./order-sums";
import { type OrderEditProps, useOrderEdit } from "./use-order-edit";

/** Everything that a stored order contains. */
export function EditOrderForm(props: OrderEditProps) {
  const { stored, setup } = props;
  const { order } = stored;
  const { orderEdit, keptRules } = useCopy(orderEditTexts, keptRulesTexts);
  const { draft, edited, first, saving, ...actions } = useOrderEdit(props);
  const { state, form, values } = draft;
  const { lines, problem, theirs } = state;
  const { sums, mine, isChanged, replaced } = edited;
  const { number, money } = order;
  const hasOffers = hasRules(order) || hasShopRules(setup.rules) || setup.adjustments.length > 0;
  const isSummed = typeof sums === "object";
  const lost = isSummed ? rulesLostBy({ stored, lines, sums, replaced }).map(({ name }) => name) : [];
  return (
    <form
      noValidate
      className="max-sm:-mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        actions.submit();
      }}
    >
      <div className="mb-4 grid gap-4 empty:hidden">
        <DraftBanner draft={draft.draft} />
        {theirs && mine ? (
          <EditConflict
            difference={orderDifference(theirs, mine)}
            countryId={setup.countryId}
            money={money}
            saving={saving}
            onKeepMine={() => void actions.keepMine()}
            onUseTheirs={() => void actions.useTheirs()}
          />
        ) : null}
        <OrderProblem problem={state.failure} />
        {problem.form ? <ErrorBanner>{problem.form}</ErrorBanner> : null}
      </div>
      <TwoColumns>
        <div className="grid min-w-0 gap-4">
          <LineEditor
            lines={lines}
            first={first}
            onChange={(next) => draft.change({ lines: next })}
            money={money}
            listId={order.priceListId}
            problem={problem.lines ?? null}
            tried={state.tried}
          />
          <EditAmounts
            {...{ draft, stored, edited }}
            moves={order.state.stockTaken ? stockMoves(first, lines) : []}
            onAskToday={hasOffers ? () => void actions.askToday() : null}
          />
          <CustomerFields form={form} />
          <DeliveryFields form={form} setup={setup} stored={order} />
        </div>
        <aside className="min-w-0 md:sticky md:top-4">
          {isSummed ? (
            <Group title={orderEdit.summary}>
              <OrderSumsList sums={sums} before={order} money={money} paid={order.state.payment === "RECEIVED"} />
              <EditNotes {...{ stored, lines, sums, values, replaced, hasOffers }} />
            </Group>
          ) : null}
        </aside>
      </TwoColumns>
      <SaveBar
        label={orderEdit.title(number)}
        dirty={isChanged}
        status={
          isChanged ? (
            <>
              <b className="block font-semibold text-ink">{isSummed ? formatPrice(sums.total, money) : "–"}</b>
              {isSummed && sums.total !== order.total ? (
                <s className="text-ink-2">{formatPrice(order.total, money)}</s>
              ) : null}
              {lost.length > 0 ? <span className="block text-warn">{keptRules.lost(lost)}</span> : null}
            </>
          ) : (
            orderEdit.nothing
          )
        }
      >
        <Button asChild variant="txt" className="max-lg:hidden">
          <Link href={`/pedidos/${number}`}>{orderEdit.discard}</Link>
        </Button>
        <Button type="submit" disabled={!isChanged} loading={saving}>
          {orderEdit.save}
        </Button>
      </SaveBar>
      <OrderLeaveGuard order={draft} />
    </form>
  );
}
