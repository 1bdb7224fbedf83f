"use client";

import { Group } from "~/components/ui/card";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { Select } from "~/components/ui/select";
import { fill } from "~/copy/fill";
import { promotionsTexts } from "~/copy/promotions";
import { trialCartTexts } from "~/copy/trial-cart";
import { PAYMENT_METHODS } from "~/domain/order/place/payment";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";
import type { TrialCartState } from "./use-trial-cart";

const LONGEST_CODE = 100;
const DELIVERY = "DELIVERY";

/** Tomorrow at noon by this device's clock, as a proposal. */
function tomorrowNoon(): string {
  const day = new Date(Date.now() + 86_400_000);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T12:00`;
}

/** Who buys, when, how it is paid and received, and with which coupon. */
export function TrialTermsFields({ cart }: { cart: TrialCartState }) {
  const { trialCart: copy, promotions } = useCopy(trialCartTexts, promotionsTexts);
  const { terms, ask } = cart;
  const { data: lists = [] } = api.priceList.all.useQuery();
  const { data: setup } = api.order.setup.useQuery(undefined, { meta: { ignoreErrors: true } });
  const zones = setup?.zones ?? [];
  return (
    <Group title={copy.how}>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {lists.length > 0 ? (
          <Field label={copy.customer}>
            <Select
              value={terms.listId ?? ""}
              onChange={(event) => ask({ listId: event.target.value === "" ? null : Number(event.target.value) })}
            >
              <option value="">{copy.publicPrices}</option>
              {lists.map(({ id, name }) => (
                <option key={id} value={id}>
                  {fill(copy.list, { name })}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <Field label={copy.when}>
          <Select
            value={terms.at === null ? "" : "at"}
            onChange={(event) => ask({ at: event.target.value === "" ? null : tomorrowNoon() })}
          >
            <option value="">{copy.now}</option>
            <option value="at">{copy.other}</option>
          </Select>
        </Field>
        {terms.at === null ? null : (
          <Field label={copy.at}>
            <Input
              type="datetime-local"
              value={terms.at}
              onChange={(event) => event.target.value && ask({ at: event.target.value.slice(0, 16) })}
            />
          </Field>
        )}
        <Field label={copy.pay}>
          <Select
            value={terms.paymentMethod ?? ""}
            onChange={(event) =>
              ask({ paymentMethod: PAYMENT_METHODS.find((method) => method === event.target.value) ?? null })
            }
          >
            <option value="">{copy.payNone}</option>
            {PAYMENT_METHODS.map((method) => (
              <option key={method} value={method}>
                {promotions.method[method]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={copy.delivery}>
          <Select
            value={terms.method === "PICKUP" ? "" : (terms.zone ?? DELIVERY)}
            onChange={({ target: { value } }) =>
              ask({
                method: value === "" ? "PICKUP" : "DELIVERY",
                zone: value === "" || value === DELIVERY ? null : value,
              })
            }
          >
            <option value="">{copy.pickup}</option>
            {zones.length === 0 ? <option value={DELIVERY}>{copy.deliver}</option> : null}
            {zones.map(({ name }) => (
              <option key={name} value={name}>
                {fill(copy.deliverTo, { zone: name })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={copy.coupon} hint={copy.couponHint}>
          <Input
            value={terms.coupon ?? ""}
            maxLength={LONGEST_CODE}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => ask({ coupon: event.target.value })}
          />
        </Field>
      </div>
    </Group>
  );
}
