import { useState } from "react";
import type { CartCopy } from "~/copy/cart";
import type { SentOrder } from "~/domain/catalogue/cart/checkout-machine";
import type { PaymentView } from "~/domain/catalogue/view";
import { BankData } from "../parts/bank-data";
import { orderOpened } from "./order-call";

interface SentProps {
  sent: SentOrder;
  copy: CartCopy;
  orderPage: string;
  /** Null when there is nothing to transfer. */
  payment: PaymentView | null;
}

/**
 * Replaces the cart once the order is stored, whether or not WhatsApp opened. The message looks as it does there: what
 * stands between asterisks is bold; the shop's and the customer's own texts have none.
 */
export function CartSent({ sent, copy, orderPage, payment }: SentProps) {
  const [copied, setCopied] = useState(false);
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(sent.whatsappText);
      setCopied(true);
    } catch {
      // without clipboard permission the text can still be selected
    }
  };
  return (
    <div className="sent">
      <header className="sent__h">
        <span className="sent__i">
          <i className="ic i-check" aria-hidden="true" />
        </span>
        <p className="sent__k" role="status">
          {copy.sentNumber(sent.number)}
        </p>
        <h1 className="sent__t">{copy.sentTitle}</h1>
        {sent.thanks ? <p className="sent__p">{sent.thanks}</p> : null}
        {sent.isRepeat ? <p className="sent__p">{copy.sentBefore}</p> : null}
      </header>
      <div className="sent__n">
        <p>{sent.whatsappUrl ? copy.sentHelp : copy.noChat}</p>
        <p data-opening="" data-closed={copy.sentClosed} />
        {sent.whatsappUrl ? (
          <a
            className="btn btn--wa btn--xl"
            href={sent.whatsappUrl}
            rel="noopener nofollow"
            onClick={() => orderOpened(sent.token)}
          >
            <span>
              <i className="ic i-wa" aria-hidden="true" /> {copy.openWhatsapp}
            </span>
          </a>
        ) : null}
        <a className="btn btn--line" href={orderPage}>
          {copy.follow}
        </a>
      </div>
      {payment && (payment.alias || payment.account) ? (
        <section className="cart__b" aria-labelledby="t-banco">
          <h2 className="lg" id="t-banco">
            {copy.bank.title}
          </h2>
          <BankData payment={payment} words={copy.bank} />
        </section>
      ) : null}
      <section className="sent__r">
        <pre className="sent__m">
          {sent.whatsappText
            .replace(/ (?=\d)/g, "\u00a0") // amounts are not broken
            .split("*")
            .map((part, at) => (at % 2 ? <b key={part}>{part}</b> : part))}
        </pre>
        <button className="btn btn--line" type="button" onClick={copyText}>
          <i className="ic i-copy" aria-hidden="true" /> {copied ? copy.copied : copy.copy}
        </button>
      </section>
    </div>
  );
}
