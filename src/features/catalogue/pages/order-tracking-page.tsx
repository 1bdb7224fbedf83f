import { namedCartCopy } from "~/copy/cart-names";
import { myOrdersCopyFor } from "~/copy/my-orders";
import { type OrderPageCopy, orderPageCopyFor } from "~/copy/order-page";
import { cartIdOf } from "~/domain/catalogue/cart/cart-id";
import type { Milli } from "~/domain/money/milli";
import { formatPrice, isAllToAsk } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import type { Unit } from "~/domain/money/unit";
import { deliveredFreeBy, discountRows } from "~/domain/order/place/discounts";
import { type OrderDate, orderDate } from "~/domain/order/place/order-date";
import { isRunning, type OrderProgress, orderStages } from "~/domain/order/place/progress";
import { imageUrl } from "~/domain/product/images/image";
import { hoursLines } from "~/domain/tent/hours";
import type { TrackedOrder } from "~/server/services/order/place/get-tracked-order";
import { islandOf } from "../islands/island";
import type { OrdersData } from "../islands/orders.island";
import { Amount } from "../parts/amount";
import { BankData } from "../parts/bank-data";
import { Chrome } from "../parts/chrome";
import type { Frame } from "../parts/frame";
import { Icon, type IconName } from "../parts/icon";
import { Picture } from "../parts/photo";
import { Sums } from "../parts/sums";

const PHOTO = 52;

/** The page of an order, for anyone with its link; the device on which it opens remembers it. */
export function OrderTrackingPage({ frame, order }: { frame: Frame; order: TrackedOrder }) {
  const copy = orderPageCopyFor(frame.shop.countryId);
  const when = dateOf(frame, order.createdAt);
  return (
    <Chrome frame={frame} kind="enviado">
      <main id="contenido" className="ordw" {...islandOf(frame, "orders", ordersData(frame, order))}>
        <article className="ord">
          <header className="ord__h">
            <p className="ord__s">
              <Icon name={STATE_ICON[order.progress]} />{" "}
              {myOrdersCopyFor(frame.shop.countryId).progress[order.progress]}
            </p>
            <h1 className="ord__t">{heading(order, copy)}</h1>
            <p className="ord__d">
              {copy.number(order.number)} · <span>{myOrdersCopyFor(frame.shop.countryId).at(when.day, when.time)}</span>
            </p>
          </header>
          <Stages frame={frame} order={order} copy={copy} />
          <Next frame={frame} order={order} copy={copy} />
          <p className="ord__a">
            {order.whatsappUrl ? (
              <a className="btn btn--wa" href={order.whatsappUrl} rel="noopener nofollow">
                <Icon name="wa" /> {copy.write}
              </a>
            ) : null}
            {frame.shop.suspended ? null : (
              <button className="btn btn--line" type="button" data-repeat="">
                <Icon name="repeat" /> {copy.repeat}
              </button>
            )}
          </p>
          <div data-said="" />
        </article>
        <Bill frame={frame} order={order} copy={copy} />
        <div className="mine" data-orders="" />
      </main>
    </Chrome>
  );
}

interface PartProps {
  frame: Frame;
  order: TrackedOrder;
  copy: OrderPageCopy;
}

const STATE_ICON: Record<OrderProgress, IconName> = {
  received: "check",
  preparing: "clock",
  ready: "check",
  sent: "truck",
  pickedUp: "check",
  cancelled: "close",
  closed: "check",
};

const dateOf = ({ shop }: Frame, moment: Date): OrderDate =>
  orderDate(moment, shop.timeZone, myOrdersCopyFor(shop.countryId).dates);

const heading = ({ progress, firstName }: TrackedOrder, copy: OrderPageCopy): string =>
  progress === "received" && firstName ? copy.thanks(firstName) : copy.heading[progress];

/** "2 unidades", "0,75 kg": a number and its unit stay on one line. */
function quantityText(quantity: Milli, unit: Unit, numbers: NumberFormat, copy: OrderPageCopy): string {
  const written = formatQuantity(quantity, unit, numbers);
  return (unit === "UNIT" ? copy.units(written) : written).replaceAll(" ", "\u00a0");
}

function ordersData({ base, shop, list }: Frame, order: TrackedOrder): OrdersData {
  return {
    tentId: shop.id,
    cartId: cartIdOf(shop),
    listKey: list,
    base,
    money: shop.money,
    countryId: shop.countryId,
    timeZone: shop.timeZone,
    open: !shop.suspended,
    current: {
      token: order.token,
      number: order.number,
      at: order.createdAt.getTime(),
      total: order.total,
      hasUnpriced: order.hasUnpriced,
      progress: order.progress,
      names: order.lines.slice(0, 3).map(({ name }) => name),
      photos: order.lines.slice(0, 3).map(({ photo }) => photo && imageUrl(photo, PHOTO)),
      count: order.lines.length,
    },
  };
}

interface Stage {
  name: string;
  note?: string;
  done: boolean;
  now: boolean;
}

/** The stages of the order with their times; one that was given up ends after the first. */
function stagesOf({ frame, order, copy }: PartProps): Stage[] {
  const { progress: names, hour, at: dateAndHour } = myOrdersCopyFor(frame.shop.countryId);
  const { progress, at, deliveryMethod } = order;
  const placed = dateOf(frame, order.createdAt);
  /** The time alone on the day of the order. */
  const moment = (when: Date | null) => {
    const date = when && dateOf(frame, when);
    return date ? (date.day === placed.day ? hour(date.time) : dateAndHour(date.day, date.time)) : undefined;
  };
  const received = { name: names.received, note: hour(placed.time) };
  if (progress === "cancelled" || progress === "closed")
    return [
      { ...received, done: true, now: false },
      {
        name: names[progress],
        note: progress === "cancelled" ? moment(at.cancelled) : undefined,
        done: true,
        now: true,
      },
    ];
  const confirmed = at.preparing && dateOf(frame, at.preparing);
  const notes: Partial<Record<OrderProgress, string | undefined>> = {
    received: received.note,
    preparing: confirmed
      ? confirmed.day === placed.day
        ? copy.confirmedAt(hour(confirmed.time))
        : copy.confirmedOn(confirmed.day, hour(confirmed.time))
      : undefined,
    ready: moment(at.ready),
    sent: moment(at.handedOver),
    pickedUp: moment(at.handedOver),
  };
  const stages = orderStages(deliveryMethod);
  const reached = stages.indexOf(progress);
  return stages.map((stage, index) => ({
    name: names[stage],
    note: index <= reached ? notes[stage] : stage === "preparing" ? copy.waiting : undefined,
    done: index < reached || (index === reached && !isRunning(progress)),
    now: index === reached,
  }));
}

function Stages(props: PartProps) {
  return (
    <ol className="trk" aria-label={props.copy.state}>
      {stagesOf(props).map(({ name, note, done, now }) => (
        <li className={now ? "is-now" : done ? "is-ok" : undefined} key={name} aria-current={now ? "step" : undefined}>
          <b>{name}</b>
          {note ? <span>{note}</span> : null}
        </li>
      ))}
    </ol>
  );
}

/** What the customer can expect next, where the order is handed over, and how it is paid. */
function Next({ frame, order, copy }: PartProps) {
  const { shop } = frame;
  const { progress, paymentMethod } = order;
  const running = isRunning(progress);
  const cart = namedCartCopy(shop.countryId);
  const due = paymentMethod === null || order.paymentStatus === "RECEIVED" ? null : paymentMethod;
  const isPickup = order.deliveryMethod === "PICKUP";
  const unpaid = order.paymentStatus === "PENDING" && progress !== "cancelled" && progress !== "closed";
  return (
    <div className="ord__nx">
      <h2>{copy.next}</h2>
      <p>{expectation(order, copy)}</p>
      {progress === "received" && order.thanks ? <p>{order.thanks}</p> : null}
      {running ? (
        isPickup ? (
          <Place frame={frame} order={order} copy={copy} />
        ) : (
          <Carrier {...{ frame, order, copy }} />
        )
      ) : null}
      {progress === "sent" && (order.courier || order.trackingNumber) ? (
        <p>
          {[order.courier && copy.courier(order.courier), order.trackingNumber && copy.tracking(order.trackingNumber)]
            .filter(Boolean)
            .join(", ")}
          .
        </p>
      ) : null}
      {order.paymentStatus === "RECEIVED" ? (
        <p>
          <b>{copy.payment}:</b> {copy.paid}
        </p>
      ) : null}
      {unpaid && due ? (
        <p>
          <b>{copy.payment}:</b> {copy.due(due, cart.pay[due], isPickup)}
        </p>
      ) : null}
      {unpaid && shop.payment.text ? <p>{shop.payment.text}</p> : null}
      {unpaid && paymentMethod !== "CASH" ? <BankData payment={shop.payment} words={frame.copy.bank} /> : null}
    </div>
  );
}

function expectation({ progress, deliveryMethod, whatsappUrl }: TrackedOrder, copy: OrderPageCopy): string {
  const { expect } = copy;
  if (progress === "received") return whatsappUrl ? `${expect.received} ${copy.notSent}` : expect.receivedNoChat;
  if (progress === "ready") return deliveryMethod === "PICKUP" ? expect.readyPickup : expect.readyDelivery;
  return expect[progress];
}

/** Where and when an order is collected. */
function Place({ frame: { shop, copy: words }, order, copy }: PartProps) {
  const only = shop.branches.length === 1 ? shop.branches[0] : undefined;
  const branch = shop.branches.find(({ id }) => id === order.branchId) ?? (order.branchName ? undefined : only);
  const place = branch
    ? [branch.id === only?.id ? null : branch.name, branch.address].filter(Boolean).join(", ")
    : (order.branchName ?? shop.pickup.text);
  const hours = branch?.hours ?? (shop.hours ? hoursLines(shop.hours, words.hours).join("; ") : null);
  if (!place && !hours) return null;
  return (
    <p>
      <b>{namedCartCopy(shop.countryId).pickup}:</b> {[place, hours].flatMap((text) => sentence(text) || []).join(". ")}
      {branch?.mapsUrl ? (
        <>
          {" "}
          <a href={branch.mapsUrl} rel="noopener nofollow ugc">
            {copy.map}
          </a>
        </>
      ) : null}
    </p>
  );
}

/** Words that start with a capital, without the dot that joins them to the next. */
const sentence = (text: string | null) => text && text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, "");

/** How an order that is delivered comes. */
function Carrier({ frame: { shop } }: PartProps) {
  if (!shop.delivery.text) return null;
  return (
    <p>
      <b>{namedCartCopy(shop.countryId).delivery}:</b> {shop.delivery.text}
    </p>
  );
}

/** What was ordered, and what it costs. */
function Bill({ frame, order, copy }: PartProps) {
  const { shop } = frame;
  const cart = namedCartCopy(shop.countryId);
  const price = (cents: TrackedOrder["total"]) => formatPrice(cents, shop.money);
  const isPickup = order.deliveryMethod === "PICKUP";
  const isAgreed = isPickup && !shop.pickup.enabled && !shop.delivery.enabled;
  const cost = !isAgreed && (isPickup || order.deliveryTerms === "free") ? copy.free : copy.toAgree;
  const freeBy = order.deliveryCost === 0 ? deliveredFreeBy(order.discounts) : null;
  const delivery = freeBy === null ? cart.delivery : `${cart.delivery} (${freeBy})`;
  const toAsk = isAllToAsk(order.total, order.hasUnpriced);
  const how = order.paymentMethod && copy.paidBy(order.paymentMethod, cart.pay[order.paymentMethod]);
  const who = order.firstName && (isPickup ? copy.collectedBy : copy.receivedBy)(order.firstName);
  return (
    <aside className="bill" aria-labelledby="t-det">
      <h2 className="bill__t" id="t-det">
        {copy.ordered}
      </h2>
      <ul className="its">
        {order.lines.map((line) => (
          <li key={line.id} className={line.photo ? undefined : "its__np"}>
            {line.photo ? <Picture photo={line.photo} width={PHOTO} height={PHOTO} /> : null}
            <span>
              <i className="its__n">{line.name}</i>
              <small>
                {quantityText(line.quantity, line.unit, shop.money, copy)}
                {line.variantName ? ` · ${line.variantName}` : null}
              </small>
            </span>
            <b>{line.total === null ? copy.toAsk : price(line.total)}</b>
          </li>
        ))}
      </ul>
      <Sums
        rows={[
          [copy.products, isAllToAsk(order.subtotal, order.hasUnpriced) ? copy.toAsk : price(order.subtotal)],
          ...discountRows(order, copy.discount).map(({ label, amount }) => [label, price(amount)] as const),
          [
            isAgreed ? copy.handover : isPickup ? cart.pickup : delivery,
            order.deliveryCost > 0 ? price(order.deliveryCost) : cost,
          ],
        ]}
        total={[copy.total, toAsk ? copy.toAsk : <Amount cents={order.total} money={shop.money} />]}
      />
      {order.hasUnpriced && !toAsk ? <p className="sum__p">{copy.plusAsk}</p> : null}
      {how || who ? <p className="bill__f">{[how, who].filter(Boolean).join(" ")}</p> : null}
    </aside>
  );
}
