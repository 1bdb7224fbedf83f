import type { CatalogueCopy } from "~/copy/catalogue";
import { formatPrice } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import type { TrackedOrder } from "~/server/services/order/place/get-tracked-order";
import { BankData } from "../parts/bank-data";
import { Chrome } from "../parts/chrome";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { Sums } from "../parts/sums";

/** Status page of an order, for anyone with its link. */
export function OrderTrackingPage({ frame, order }: { frame: Frame; order: TrackedOrder }) {
  const { shop, base, copy } = frame;
  const { alias, account } = shop.payment;
  const bank = order.paymentMethod !== "CASH" && order.paymentStatus === "PENDING" && Boolean(alias || account);
  return (
    <Chrome frame={frame} kind="enviado">
      <main id="contenido" className="sent">
        <header className="sent__h">
          <span className="sent__i">
            <Icon name="check" />
          </span>
          <p className="sent__k">{copy.orderNumber(order.number)}</p>
          <h1 className="sent__t">{copy.sentTitle(order.firstName)}</h1>
          <p className="sent__p">{order.whatsappUrl ? copy.sentHelp : copy.sentNoChat}</p>
          {order.whatsappUrl ? (
            <a className="btn btn--wa btn--xl" href={order.whatsappUrl} rel="noopener nofollow">
              <Icon name="wa" /> {copy.openWhatsapp}
            </a>
          ) : null}
        </header>
        <section className="cart__b" aria-labelledby="t-est">
          <h2 className="lg" id="t-est">
            {copy.orderState}
          </h2>
          <ol className="trk">
            {orderSteps(order, copy).map((step) => (
              <li
                className={`trk__i${step.done ? " is-ok" : ""}${step.now ? " is-now" : ""}`}
                key={step.name}
                aria-current={step.now ? "step" : undefined}
              >
                <b>{step.name}</b>
                {step.help ? <span>{step.help}</span> : null}
              </li>
            ))}
          </ol>
        </section>
        <section className="cart__b" aria-labelledby="t-det">
          <h2 className="lg" id="t-det">
            {copy.ordered}
          </h2>
          <ul className="mini">
            {order.lines.map((line) => (
              <li key={line.id}>
                <span className="mini__q">{formatQuantity(line.quantity, line.unit, shop.money)}</span>
                <span className="mini__t">
                  {line.name}
                  {line.variantName ? <small>{line.variantName}</small> : null}
                </span>
                <span className="mini__v">
                  {line.total === null ? copy.toAsk : formatPrice(line.total, shop.money)}
                </span>
              </li>
            ))}
          </ul>
          <Sums
            rows={[
              order.discount > 0 ? [copy.discount, `-${formatPrice(order.discount, shop.money)}`] : null,
              order.deliveryCost > 0 ? [copy.delivery, formatPrice(order.deliveryCost, shop.money)] : null,
            ]}
            total={[copy.total, order.total]}
            money={shop.money}
          />
          {order.hasUnpriced ? <p className="sum__p">{copy.plusAsk}</p> : null}
        </section>
        {shop.payment.text || bank ? (
          <section className="cart__b" aria-labelledby="t-pago">
            <h2 className="lg" id="t-pago">
              {copy.howToPay}
            </h2>
            {shop.payment.text ? <p>{shop.payment.text}</p> : null}
            {bank ? <BankData payment={shop.payment} words={copy.bank} /> : null}
          </section>
        ) : null}
        <p className="sent__b">
          <a href={`${base}/catalogo`}>{copy.keepLooking}</a>
        </p>
      </main>
    </Chrome>
  );
}

interface Step {
  name: string;
  help?: string;
  done: boolean;
  now: boolean;
}

function orderSteps(order: TrackedOrder, copy: CatalogueCopy): Step[] {
  const { steps } = copy;
  const received = { name: steps.received, done: true };
  if (order.status === "CANCELLED")
    return [
      { ...received, now: false },
      { name: steps.cancelled, done: true, now: true },
    ];
  const confirmed = order.status !== "NEW";
  const left = order.deliveryStatus === "SENT" || order.deliveryStatus === "PICKED_UP";
  const prepared = left || order.deliveryStatus === "PREPARED";
  const way = order.deliveryMethod === "DELIVERY";
  const last = left
    ? order.deliveryStatus === "SENT"
      ? steps.sent
      : steps.pickedUp
    : way
      ? steps.toSend
      : steps.toPickUp;
  const all = [
    received,
    confirmed || prepared
      ? { name: steps.confirmed, done: true }
      : { name: steps.waiting, help: steps.waitingHelp, done: false },
    { name: steps.prepared, done: prepared },
    {
      name: last,
      help: (way ? copy.courier(order.courier ?? "", order.trackingNumber ?? "") : order.branchName) || undefined,
      done: left,
    },
  ];
  const next = all.findIndex((step) => !step.done);
  return all.map((step, index) => ({ ...step, now: index === (next < 0 ? all.length - 1 : next) }));
}
