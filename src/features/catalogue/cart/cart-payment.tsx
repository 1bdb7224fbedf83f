import type { CartCopy } from "~/copy/cart";
import type { PaymentView } from "~/domain/catalogue/view";
import { asksPayment, PAYMENT_METHODS, type PaymentMethod } from "~/domain/order/place/payment";
import { BankData } from "../parts/bank-data";
import { CheckoutWay } from "./checkout-field";

interface CartPaymentProps {
  payment: PaymentView;
  /** "−10 %" or "+5 %", of the ways that change the price. */
  changes: Partial<Record<PaymentMethod, string>>;
  copy: CartCopy;
  chosen: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
}

/** Payment method of the order; a choice is offered only where it makes a difference. */
export function CartPayment({ payment, changes, copy, chosen, onChoose }: CartPaymentProps) {
  if (!asksPayment(payment)) return payment.text ? <p className="pay__t">{payment.text}</p> : null;
  return (
    <fieldset className="ship pay">
      <legend className="lg">{copy.howToPay}</legend>
      {PAYMENT_METHODS.map((method) => (
        <CheckoutWay
          key={method}
          field="paymentMethod"
          name={copy.pay[method]}
          price={changes[method]}
          checked={chosen === method}
          onChoose={() => onChoose(method)}
        />
      ))}
      {payment.text ? <p className="pay__t">{payment.text}</p> : null}
      {chosen === "TRANSFER" ? <BankData payment={payment} words={copy.bank} /> : null}
    </fieldset>
  );
}
