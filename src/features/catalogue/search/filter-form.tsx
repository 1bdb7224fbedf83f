import type { CatalogueCopy } from "~/copy/catalogue";
import type { SearchQuery } from "~/domain/catalogue/view";
import { amountFromCents } from "~/domain/money/money";

interface FilterFormProps {
  action: string;
  asked: SearchQuery;
  categories: readonly (readonly [slug: string, name: string])[];
  words: Pick<CatalogueCopy, "category" | "allCategories" | "priceFrom" | "priceTo" | "offersOnly" | "apply">;
}

const MAX_PRICE_LENGTH = 18;

export function FilterForm({ action, asked, categories, words }: FilterFormProps) {
  const prices = [
    [words.priceFrom, asked.minCents],
    [words.priceTo, asked.maxCents],
  ] as const;
  return (
    <form className="tools" action={action}>
      {asked.query ? <input type="hidden" name="q" value={asked.query} /> : null}
      {asked.literal ? <input type="hidden" name="igual" value="1" /> : null}
      {asked.order === "relevancia" ? null : <input type="hidden" name="orden" value={asked.order} />}
      {categories.length > 1 ? (
        <label className="flt__f">
          <span>{words.category}</span>
          <select name="categoria" defaultValue={asked.category ?? ""}>
            <option value="">{words.allCategories}</option>
            {categories.map(([slug, name]) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <div className="flt__p">
        {prices.map(([label, cents]) => (
          <label className="flt__f" key={label}>
            <span>{label}</span>
            <input
              type="text"
              inputMode="decimal"
              name="precio"
              defaultValue={String(amountFromCents(cents) ?? "").replace(".", ",")}
              maxLength={MAX_PRICE_LENGTH}
              autoComplete="off"
            />
          </label>
        ))}
      </div>
      <label className="tgl">
        <input type="checkbox" name="oferta" value="1" defaultChecked={asked.offersOnly} />
        <span>{words.offersOnly}</span>
      </label>
      <button className="btn tools__go" type="submit">
        {words.apply}
      </button>
    </form>
  );
}
