"use client";

import { Tag } from "~/components/ui/tag";
import { fill } from "~/copy/fill";
import { planChangeTexts } from "~/copy/plan-change";
import { initialOf } from "~/domain/text";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { useMoney } from "~/features/app-context/session-provider";
import type { RouterOutputs } from "~/trpc/react";

type Shop = RouterOutputs["billing"]["planChange"]["shops"][number];

interface ShopChoiceProps {
  shops: readonly Shop[];
  plan: { limit: number };
  /** What happens to the other shops, and when. */
  text: string;
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}

/** Selects which shops stay open when a plan allows fewer than there are. */
export function TentChoice({ shops, plan: { limit }, text, chosen, onChoose }: ShopChoiceProps) {
  const { keep: words } = useCopy(planChangeTexts).planChange;
  const money = useMoney();
  const one = limit === 1;
  const pick = (id: number) => {
    if (one) onChoose([id]);
    else onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };
  const title = one ? words.one : fill(words.many, { n: limit });
  const missing = chosen.length !== limit;
  return (
    <section className="grid grid-cols-1 gap-3">
      <div>
        <h2>{title}</h2>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      <fieldset
        aria-label={title}
        aria-describedby={missing ? "keep-problem" : undefined}
        className="-mx-4 divide-y divide-line border-y border-line bg-surface sm:mx-0 sm:overflow-hidden sm:rounded-2xl sm:border-x"
      >
        {shops.map(({ id, name, logo, products, orders, closedByPlan }) => (
          <label
            key={id}
            className="flex min-h-16 cursor-pointer items-center gap-3 px-4 py-2.5 has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand-ink"
          >
            <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-[10px] bg-brand-soft font-head font-bold text-brand-ink">
              {logo ? (
                <img src={logo} alt="" width={44} height={44} className="size-full object-cover" />
              ) : (
                <span aria-hidden="true">{initialOf(name)}</span>
              )}
            </span>
            <span className="grid min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-2">
                <b className="min-w-0 font-semibold wrap-anywhere">{name}</b>
                {closedByPlan ? <Tag>{words.shut}</Tag> : null}
              </span>
              <span className="text-sm text-ink-2">
                {[countText(words.products, products, money), countText(words.orders, orders, money)].join(", ")}
              </span>
            </span>
            <input
              type={one ? "radio" : "checkbox"}
              name="keep"
              checked={chosen.includes(id)}
              onChange={() => pick(id)}
              className="size-5 shrink-0 accent-brand outline-none"
            />
          </label>
        ))}
      </fieldset>
      {missing ? (
        <p id="keep-problem" role="status" className="text-sm font-medium text-bad">
          {fill(words.required, { n: limit })}
        </p>
      ) : null}
    </section>
  );
}
