import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { cartCouponCopy as copy } from "~/copy/cart-coupon";
import type { CheckoutFailure, CouponAnswer } from "~/domain/catalogue/cart/checkout-machine";
import { formatPrice } from "~/domain/money/money";
import type { PricedGoods } from "~/domain/pricing/price-goods";
import { dropStored, readStored, store } from "../browser/device-storage";
import type { PricedCartData } from "./cart-data";
import { Cart } from "./cart-form";
import { cartPricing } from "./cart-pricing";
import { readCart } from "./cart-store";
import { useCartRules } from "./cart-with-rules";
import { checkCart } from "./order-call";

type Opened = Extract<CouponAnswer, { refusal: null }>;

/** Where the device keeps a shop's code, as `coupon-memory.inline.ts` does. */
const keptAs = (shopId: number) => `coupon:${shopId}`;

/** The longest code that the field takes: coupons have shorter ones. */
const MAX_TYPED = 60;

function keptCode(shopId: number): string | null {
  const kept = readStored(keptAs(shopId));
  return typeof kept === "string" ? kept.slice(0, MAX_TYPED) : null;
}

const isRefusal = (key: string): key is keyof typeof copy.refused => key in copy.refused;

/** What the coupon lacks is said beside its code. */
function withoutHint<Goods extends PricedGoods>(goods: Goods) {
  const others = goods.hints.filter(({ kind }) => kind !== "COUPON_MINIMUM");
  const [about] = goods.hints.flatMap((hint) => (hint.kind === "COUPON_MINIMUM" ? hint.missing : []));
  return { ...goods, hints: others, ...(about && { couponMissing: about }) };
}

interface CouponCartProps extends PricedCartData {
  pricing?: typeof cartPricing;
}

/** The cart of a shop with coupons: its code is kept on the device, asked of the shop and sent with the order. */
export function CouponCart({ pricing = cartPricing, ...data }: CouponCartProps) {
  const { shop, hasCoupons, names, verbs } = data;
  const phoneMissing = copy.phoneMissing(verbs);
  const [code, setCode] = useState(() => (hasCoupons ? keptCode(shop.id) : null));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const refuse = (reason: string) => {
    setOpened(null);
    setProblem(reason);
  };
  const take = (answer: CouponAnswer | null) => {
    if (!answer) return;
    if (answer.refusal !== null) {
      // one that begins later is tried again
      if (answer.refusal !== "coupon.notYet") dropStored(keptAs(shop.id));
      return refuse(copy.refused[answer.refusal]);
    }
    setOpened(answer);
    setProblem(null);
    setCode(answer.code);
    store(keptAs(shop.id), answer.code);
  };
  const apply = async (typed: string) => {
    setCode(typed);
    const answer = await checkCart({ from: { ...shop.from, coupon: typed } }, readCart(shop.cartId));
    if (answer.ok) return take(answer.data.coupon);
    refuse(answer.failure.code === "RATE_LIMITED" ? copy.tooMany : copy.offline);
  };
  const remove = () => {
    dropStored(keptAs(shop.id));
    setCode(null);
    setOpened(null);
  };
  const onRefused = ({ fields }: CheckoutFailure) => {
    const [key = ""] = fields.coupon ?? [];
    if (isRefusal(key)) take({ refusal: key });
  };
  const cart = useCartRules({
    ...data,
    pricing: (payments, rules) => {
      const price = pricing(payments, { ...rules, coupon: opened?.rule });
      return (lines, method) => withoutHint(price(lines, method));
    },
  });
  return (
    <Cart
      {...data}
      {...cart}
      names={{
        ...names,
        phoneForCoupon: phoneMissing,
        ...(opened?.oncePerPhone && { phoneMissing }),
        ...(problem && { coupon: `${problem} ${copy.without}` }),
      }}
      shop={{ ...shop, couponNeedsPhone: opened?.oncePerPhone, from: { ...shop.from, coupon: problem ? null : code } }}
      onPriced={(answer) => {
        take(answer.coupon);
        cart.onPriced(answer);
      }}
      onRefused={onRefused}
      partsOf={(told) => {
        const { saved, ...parts } = cart.partsOf(told);
        const { couponMissing } = cart.price(told.lines, null);
        const missing = couponMissing ? formatPrice(couponMissing, shop.money) : null;
        return {
          ...parts,
          saved: (
            <>
              {saved}
              {hasCoupons ? (
                <CouponField
                  code={code}
                  opened={opened}
                  missing={missing}
                  phoneMissing={phoneMissing}
                  problem={problem}
                  onApply={apply}
                  onRemove={remove}
                />
              ) : null}
            </>
          ),
        };
      }}
    />
  );
}

interface CouponFieldProps {
  code: string | null;
  opened: Opened | null;
  /** Of the coupon's minimum. */
  missing: string | null;
  phoneMissing: string;
  problem: string | null;
  onApply: (typed: string) => Promise<void>;
  onRemove: () => void;
}

/** Whether the order's form, which `place` is in, has a phone. */
function usePhoneTyped(place: RefObject<HTMLElement | null>): boolean {
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    const form = place.current?.closest("form");
    const read = () => form && setTyped(new FormData(form).get("customerPhone") !== "");
    read(); // the form may have been filled in without an event
    form?.addEventListener("input", read);
    return () => form?.removeEventListener("input", read);
  });
  return isTyped;
}

/** The field of the code, folded away until somebody has one. */
function CouponField({ code, opened, missing, phoneMissing, problem, onApply, onRemove }: CouponFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const hasPhone = usePhoneTyped(place);
  const id = useId();
  const apply = async () => {
    const typed = input.current?.value.trim();
    if (!typed || isAsking) return input.current?.focus();
    setAsking(true);
    await onApply(typed);
    setAsking(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // else it would send the order
    void apply();
  };
  return (
    <div className="cup" ref={place}>
      <div role="status">
        {opened ? (
          <p className="cup__a">
            <b>{copy.applied(opened.code)}</b>
            {missing ? <small>{copy.missing(missing)}</small> : null}
            {opened.oncePerPhone ? <small>{hasPhone ? copy.oncePerPhone : phoneMissing}</small> : null}
            {opened.rule.kind === "FREE_DELIVERY" ? <small>{copy.onlyDelivery}</small> : null}
          </p>
        ) : null}
      </div>
      {opened ? (
        <button type="button" className="lnkb" onClick={onRemove}>
          {copy.remove}
        </button>
      ) : isOpen || problem ? (
        <div className="fld">
          <label htmlFor={id}>{copy.code}</label>
          <div className="cup__f">
            <input
              id={id}
              ref={input}
              defaultValue={code ?? ""}
              maxLength={MAX_TYPED}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-e` : undefined}
              onKeyDown={onKeyDown}
            />
            <button
              type="button"
              className="btn btn--line"
              aria-disabled={isAsking || undefined}
              onClick={() => void apply()}
            >
              {copy.apply}
            </button>
          </div>
          {problem ? (
            <p className="fld__e" id={`${id}-e`} role="alert">
              {problem}
            </p>
          ) : null}
        </div>
      ) : (
        <button type="button" className="lnkb" onClick={() => setOpen(true)}>
          {copy.open}
        </button>
      )}
    </div>
  );
}
