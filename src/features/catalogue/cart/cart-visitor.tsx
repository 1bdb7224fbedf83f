import type { CartCopy } from "~/copy/cart";
import type { PhoneField } from "~/domain/order/place/asked-phone";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import { CheckoutField, type CheckoutFieldName, CheckoutProblemText } from "./checkout-field";

/** Contact fields of the checkout, and a note for the shop. */
export function CartVisitor({
  copy,
  phone,
  problems,
}: {
  copy: CartCopy;
  phone: PhoneField;
  problems: Partial<Record<CheckoutFieldName, string>>;
}) {
  return (
    <>
      <CheckoutField
        name="customerName"
        label={copy.name}
        problem={problems.customerName}
        autoComplete="name"
        maxLength={ORDER_LIMITS.customerName}
        required
      />
      {phone === "hidden" ? null : (
        <CheckoutField
          name="customerPhone"
          label={copy.phone}
          optional={phone === "optional" ? copy.optional : undefined}
          problem={problems.customerPhone}
          autoComplete="tel"
          type="tel"
          maxLength={ORDER_LIMITS.phone}
          required={phone === "required"}
        />
      )}
      <div className="fld">
        <label htmlFor="note">
          {copy.note} <span className="opc">{copy.optional}</span>
        </label>
        <textarea id="note" name="note" rows={2} maxLength={ORDER_LIMITS.note} placeholder={copy.noteExample} />
        <CheckoutProblemText id="note-e" text={problems.note} />
      </div>
    </>
  );
}
