"use client";

import { Printer } from "lucide-react";
import Link from "next/link";
import { useLayoutEffect, useRef, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group, TwoColumns } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Seg } from "~/components/ui/seg";
import { Switch } from "~/components/ui/switch";
import { orderEditTexts } from "~/copy/order-edit";
import { formatAmount } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import type { RouterOutputs } from "~/trpc/react";
import { OrderSheet, type PrintPaper } from "./order-sheet";

/** Pixels of a millimetre, in CSS. */
const MM = 96 / 25.4;
const TICKET_MM = 80;

/** Every order on paper of its own. A ticket's page is as long as its text, because the roll is cut after it. */
function pageRules(paper: PrintPaper, heights: readonly number[]): string {
  // whatever else is on the screen would begin a page of its own, because it has none of the tickets' pages
  const only = "body :not(:has(.printed-sheets), .printed-sheets, .printed-sheets *) { display: none }";
  const paddings = "html, body { background: #fff; min-height: 0 } #main { max-width: none; margin: 0; padding: 0 }";
  const common = `@media print { ${only} ${paddings} }`;
  if (paper === "a5") return `@page { size: A5 portrait; margin: 10mm } ${common}`;
  const pages = heights.map(
    (height, index) => `@page ticket-${index} { size: ${TICKET_MM}mm ${Math.ceil(height / MM) + 2}mm; margin: 0 }`,
  );
  return `@page { size: ${TICKET_MM}mm 200mm; margin: 0 } ${pages.join(" ")} ${common}`;
}

type PrintOrdersScreenProps = { printed: RouterOutputs["order"]["printed"]; back: string };

/** `/pedidos/imprimir`: orders as they come out of the printer, each on a sheet or a ticket of its own. */
export function PrintOrdersScreen({ printed: { orders, count }, back }: PrintOrdersScreenProps) {
  const { print: copy } = useCopy(orderEditTexts).orderEdit;
  const money = useMoney();
  const [paper, setPaper] = useState<PrintPaper>("a5");
  const [withNote, setWithNote] = useState(true);
  const [isGift, setIsGift] = useState(false);
  const [heights, setHeights] = useState<readonly number[]>([]);
  const sheets = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measured = [...(sheets.current?.children ?? [])].map((sheet) => sheet.getBoundingClientRect().height);
    setHeights((before) => (before.join() === measured.join() ? before : measured));
  });
  const [only] = orders;
  const title = orders.length === 1 && only ? copy.titleOf(only.number) : copy.titleMany(orders.length);
  if (orders.length === 0) {
    return (
      <>
        <PageHeader title={copy.title} back={{ href: back, label: copy.back }} />
        <EmptyState
          plain
          title={copy.none.title}
          text={copy.none.text}
          actions={
            <Button asChild variant="sec">
              <Link href="/pedidos">{copy.none.action}</Link>
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      <style>{pageRules(paper, heights)}</style>
      <PageHeader title={title} back={{ href: back, label: copy.back }} />
      <TwoColumns className="print:block">
        <section aria-label={copy.preview} className="min-w-0 overflow-x-auto max-md:order-last print:overflow-visible">
          <div
            ref={sheets}
            className={cn(
              "printed-sheets mx-auto grid gap-4 print:block",
              paper === "a5" ? "w-full max-w-[148mm]" : "w-[80mm]",
            )}
          >
            {orders.map((order, index) => (
              <OrderSheet
                key={order.number}
                order={order}
                paper={paper}
                withNote={withNote}
                withPrices={!isGift}
                page={paper === "a5" ? undefined : `ticket-${index}`}
              />
            ))}
          </div>
        </section>
        <div className="grid content-start gap-4 md:sticky md:top-4">
          <Group>
            <Seg
              label={copy.paper}
              name="paper"
              value={paper}
              onValueChange={setPaper}
              options={[
                { value: "a5", label: copy.a5 },
                { value: "ticket", label: copy.ticket },
              ]}
            />
            <p className="-mt-2 text-sm text-ink-2">{paper === "a5" ? copy.a5Hint : copy.ticketHint}</p>
            <div className="grid">
              <Switch label={copy.note} checked={withNote} onChange={({ target }) => setWithNote(target.checked)} />
              <Switch label={copy.gift} checked={isGift} onChange={({ target }) => setIsGift(target.checked)} />
            </div>
            {count > orders.length ? (
              <Banner tone="warn">{copy.limit(orders.length, formatAmount(count, money))}</Banner>
            ) : null}
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {copy.submit}
            </Button>
          </Group>
        </div>
      </TwoColumns>
    </>
  );
}
