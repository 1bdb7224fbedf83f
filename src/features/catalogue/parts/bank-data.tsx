import type { BankWords } from "~/copy/bank";
import type { PaymentView } from "~/domain/catalogue/view";

/** Bank details for a transfer, each number with a copy button; null when the shop has none. */
export function BankData({ payment, words }: { payment: PaymentView; words: BankWords }) {
  const { alias, account, holder } = payment;
  const numbers = [
    { label: words.alias, value: alias },
    { label: words.account, value: account },
  ];
  if (!alias && !account) return null;
  return (
    <dl className="bank">
      {numbers.map(({ label, value }) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              <button className="btn btn--line" type="button" data-copy={value} data-copied={words.copied}>
                {words.copy}
                <span className="vh"> {label}</span>
              </button>
            </dd>
          </div>
        ) : null,
      )}
      {holder ? (
        <div>
          <dt>{words.holder}</dt>
          <dd>{holder}</dd>
        </div>
      ) : null}
    </dl>
  );
}
