import {
  Bell,
  ChevronRight,
  type LucideIcon,
  PackageOpen,
  PackageX,
  ShieldAlert,
  UserPlus,
  Wallet,
} from "lucide-react";
import { buttonVariants } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { List, ListRow, Thumb } from "~/components/ui/list";
import { dashboardTexts } from "~/copy/dashboard";
import { fill } from "~/copy/fill";
import { formatPrice } from "~/domain/money/money";
import { orderListAddress } from "~/domain/order/manage/list-address";
import { listCustomersHref } from "~/domain/price-lists/list-path";
import { FILTER_WORDS } from "~/domain/product/crud/list-address";
import { useCopy } from "~/features/app-context/copy-provider";
import { ScreenLink } from "~/features/app-context/open-screen";
import { cn } from "~/lib/cn";
import { agoText, type Dashboard, inNumber } from "./dashboard-words";

const tones = {
  warn: "bg-warn-soft text-warn",
  brand: "bg-brand-soft text-brand-ink",
  plain: "bg-surface-2 text-ink-2",
} as const;

interface WaitingRow {
  key: string;
  icon: LucideIcon;
  tone: keyof typeof tones;
  href: string;
  title: string;
  text: string;
}

/** The new orders: their number and sum, on a wide screen the first of them, and the way to them. */
export function NewOrdersCard({ data }: { data: Dashboard }) {
  const { dashboard: copy } = useCopy(dashboardTexts);
  const { fresh, rows, photos, money, asOf } = data;
  const unseen = data.unseen ?? fresh.count; // missing in what a device kept of an earlier release
  const only = fresh.count === 1 ? rows[0] : undefined;
  const way = ({ method, zone }: (typeof rows)[number]) =>
    method === "PICKUP" ? copy.fresh.pickup : zone ? fill(copy.fresh.deliveryTo, { zone }) : copy.fresh.delivery;
  return (
    <Card aria-labelledby="pedidos-nuevos" className="border-2 border-brand">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="pedidos-nuevos" className="text-2xl">
          {inNumber(copy.fresh, fresh.count)}
        </h2>
        {photos.length > 0 ? (
          <span aria-hidden="true" className="flex shrink-0 -space-x-2">
            {photos.map((photo) => (
              <Thumb key={photo} src={photo} size="xs" className="border-2 border-surface" />
            ))}
          </span>
        ) : null}
      </div>
      {fresh.oldest ? (
        <p className="-mt-3 text-sm text-ink-2">
          {fill(copy.fresh.first, { total: formatPrice(fresh.total, money), time: agoText(fresh.oldest, asOf, copy) })}
          {unseen === fresh.count ? null : ` · ${fill(copy.fresh.unseen, { n: unseen })}`}
        </p>
      ) : null}
      <ul className="hidden grid-cols-1 divide-y divide-line border-t border-line lg:grid">
        {rows.map((row) => (
          <li key={row.number}>
            <ScreenLink
              href={`/pedidos/${row.number}`}
              className="flex min-h-11 items-center justify-between gap-3 text-ink no-underline hover:text-brand-ink"
            >
              <span className="min-w-0 truncate">
                <b className="font-semibold">{row.name}</b>{" "}
                <span className="text-sm text-ink-2">
                  {[inNumber(copy.fresh.line, row.lines), way(row), row.payment && copy.fresh.pay[row.payment]]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </span>
              <b className="shrink-0 font-semibold">{formatPrice(row.total, money)}</b>
            </ScreenLink>
          </li>
        ))}
      </ul>
      <ScreenLink
        href={only ? `/pedidos/${only.number}` : orderListAddress({ filter: "nuevos" })}
        className={buttonVariants({ block: true })}
      >
        {inNumber(copy.fresh.see, fresh.count)}
      </ScreenLink>
    </Card>
  );
}

function useRows(data: Dashboard): WaitingRow[] {
  const { dashboard: copy } = useCopy(dashboardTexts);
  const { money, asOf, firstUnpaid, firstUnprepared, mostMissed } = data;
  const rows: (WaitingRow | null)[] = [
    data.suspected > 0
      ? {
          key: "suspected",
          icon: ShieldAlert,
          tone: "warn",
          href: orderListAddress({ filter: "sospechosos" }),
          title: inNumber(copy.suspected, data.suspected),
          text: copy.suspectedText,
        }
      : null,
    firstUnpaid
      ? {
          key: "unpaid",
          icon: Wallet,
          tone: "warn",
          href: orderListAddress({ filter: "sin-pagar" }),
          title: fill(copy.unpaid, { n: data.unpaid.count, total: formatPrice(data.unpaid.total, money) }),
          text: fill(copy.firstUnpaid, {
            name: firstUnpaid.name,
            total: formatPrice(firstUnpaid.total, money),
            time: agoText(firstUnpaid.at, asOf, copy),
          }),
        }
      : null,
    firstUnprepared
      ? {
          key: "unprepared",
          icon: PackageOpen,
          tone: "brand",
          href: orderListAddress({ filter: "por-preparar" }),
          title: fill(copy.unprepared, { n: data.unprepared }),
          text: fill(copy.firstUnprepared, {
            name: firstUnprepared.name,
            time: agoText(firstUnprepared.at, asOf, copy),
          }),
        }
      : null,
    data.firstAsking
      ? {
          key: "asking",
          icon: UserPlus,
          tone: "brand",
          href: listCustomersHref(data.firstAsking.listId),
          title: inNumber(copy.asking, data.asking),
          text: fill(copy.firstAsking, data.firstAsking),
        }
      : null,
    data.wanted
      ? {
          key: "waiting",
          icon: Bell,
          tone: "brand",
          href: "/productos/esperan",
          title: inNumber(copy.waiting, data.waiting),
          text: fill(data.waiting === 1 ? copy.wanted : copy.wantedMany, { product: data.wanted }),
        }
      : null,
    mostMissed
      ? {
          key: "soldOut",
          icon: PackageX,
          tone: "plain",
          href: data.soldOut === 1 ? `/productos/${mostMissed.id}` : `/productos?filtro=${FILTER_WORDS.soldOut}`,
          title: fill(inNumber(copy.soldOut, data.soldOut), { product: mostMissed.name }),
          text:
            data.soldOut > 1
              ? fill(copy.missedFirst, { product: mostMissed.name })
              : mostMissed.views > 0
                ? inNumber(copy.missed, mostMissed.views)
                : copy.restock,
        }
      : null,
  ];
  return rows.filter((row) => row !== null);
}

/** What else waits, each with one tap to it; a sentence when nothing does. */
export function AttentionList({ data }: { data: Dashboard }) {
  const { dashboard: copy } = useCopy(dashboardTexts);
  const rows = useRows(data);
  if (rows.length === 0)
    return data.fresh.count > 0 ? null : <EmptyState plain title={copy.quiet.title} text={copy.quiet.text} />;
  return (
    <List aria-label={copy.waits}>
      {rows.map(({ key, icon: Icon, tone, href, title, text }) => (
        <ListRow
          key={key}
          className="relative"
          media={
            <span className={cn("grid size-11 place-items-center rounded-xl [&_svg]:size-5", tones[tone])}>
              <Icon aria-hidden="true" />
            </span>
          }
          title={
            <ScreenLink href={href} className="text-ink no-underline after:absolute after:inset-0">
              {title}
            </ScreenLink>
          }
          meta={<span className="wrap-anywhere">{text}</span>}
          end={<ChevronRight aria-hidden="true" className="size-5 text-ink-3" />}
        />
      ))}
    </List>
  );
}
