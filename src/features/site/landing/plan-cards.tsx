import { fill } from "~/copy/fill";
import { FREE_PLAN_ID } from "~/domain/billing/free-period";
import { planCurrencyOf, plansInCurrency } from "~/domain/billing/plans-in-currency";
import { priceIn } from "~/domain/billing/price";
import { numberFormatOf } from "~/domain/money/number-format";
import { countText } from "~/features/app-context/count-text";
import { limitsOf, perInterval } from "~/features/app-context/plan-words";
import type { LandingData } from "./landing-data";
import { SECTIONS, SIGN_UP } from "./landing-frame";
import { LandingIcon } from "./landing-icon";

type ShownPlan = LandingData["plans"][number];

const listOf = new Intl.ListFormat("es");

interface CardProps {
  data: LandingData;
  plan: ShownPlan;
  /** "por mes" */
  per: string;
  /** More lines after the plan's limits. */
  also?: readonly string[];
  /** The card that stands out. */
  first?: boolean;
}

function PlanCard({ data: { copy, countryId, trialDays }, plan, per, also = [], first = false }: CardProps) {
  const { home, billing } = copy;
  const { tents, products } = limitsOf(plan, billing.plans, numberFormatOf(countryId));
  return (
    <li className={first ? "plan plan--first" : "plan"}>
      <h3>{plan.name}</h3>
      <p className="plan__price">
        {priceIn(plan.totalCents, plan.currency, countryId)} <small>{per}</small>
      </p>
      <ul>
        {[tents, products, ...also].map((line) => (
          <li key={line}>
            <LandingIcon name="check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <a className="button button--line" href={SIGN_UP}>
        {trialDays > 0 ? home.plans.start : home.start}
      </a>
    </li>
  );
}

/** Which currency the other plans are in, for the sentence about them. */
function otherCurrency(plans: readonly ShownPlan[]): "ARS" | "USD" | "other" {
  const [currency, ...more] = new Set(plans.map((plan) => plan.currency));
  return more.length === 0 && (currency === "ARS" || currency === "USD") ? currency : "other";
}

/** The free period and the plans in the currency of the visitor's country, as the table of plans has them. */
export function PlanCards(data: LandingData) {
  const { copy, plans, countryId, trialDays, site } = data;
  const words = copy.home.plans;
  const { shown, others } = plansInCurrency(plans, planCurrencyOf(countryId));
  const free = trialDays > 0 ? plans.find(({ id }) => id === FREE_PLAN_ID) : undefined;
  const prices = others.map((plan) =>
    `${priceIn(plan.totalCents, plan.currency, countryId)} ${perInterval(copy, plan.interval)}`.trim(),
  );
  return (
    <section className="wide section" id={SECTIONS.plans}>
      <h2>{words.heading}</h2>
      <p>
        {fill(words.text, { name: site.name })} {trialDays > 0 ? words.trial : null}
      </p>
      {free || shown.length > 0 ? (
        <ul className="plans">
          {free ? (
            <PlanCard
              data={data}
              plan={{ ...free, currency: planCurrencyOf(countryId) }}
              per={countText(words.first, trialDays, numberFormatOf(countryId))}
              also={[words.noCard]}
            />
          ) : null}
          {shown.map((plan, index) => (
            <PlanCard
              key={plan.id}
              data={data}
              plan={plan}
              per={perInterval(copy, plan.interval)}
              first={index === 0}
            />
          ))}
        </ul>
      ) : null}
      {prices.length > 0 ? (
        <p className="note">{fill(words.others[otherCurrency(others)], { prices: listOf.format(prices) })}</p>
      ) : null}
      <div className="all">
        <h3>{words.all.title}</h3>
        <ul>
          {Object.entries(words.all.list).map(([key, line]) => (
            <li key={key}>
              <LandingIcon name="check" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
