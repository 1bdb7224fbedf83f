"use client";

import { useState } from "react";
import { toastFailure } from "~/components/ui/toast-failure";
import { fill } from "~/copy/fill";
import { productListTexts } from "~/copy/product-list";
import { formatAmount } from "~/domain/money/money";
import type { ProductSelection } from "~/domain/product/crud/bulk";
import { MAX_BULK } from "~/domain/product/crud/bulk-limit";
import type { ProductListParams } from "~/domain/product/crud/list-address";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import type { ListedProductRow, ProductList } from "../crud/use-product-list";

type Picked = ReadonlyMap<number, ListedProductRow>;

interface State {
  /** The list that "all" refers to, or that the picked products belong to. */
  scope: string;
  on: boolean;
  all: boolean;
  picked: Picked;
}

const scopeOf = ({ search, filter, categoryId }: ProductListParams) => JSON.stringify([search, filter, categoryId]);
const NONE: Picked = new Map();

/** Products selected one by one, across pages and searches, or all results of the list. */
export function useSelection(asked: ProductListParams, list: ProductList | undefined) {
  const { bulk } = useCopy(productListTexts).product;
  const money = useMoney();
  const scope = scopeOf(asked);
  const [state, setState] = useState<State>({ scope, on: false, all: false, picked: NONE });
  const inBin = asked.filter === "bin";
  // The list has changed: "all" referred to the previous one, and the bin has its own actions.
  const wasBin = (JSON.parse(state.scope) as unknown[])[1] === "bin";
  const stale = state.scope !== scope && (state.all || inBin !== wasBin);
  const current: State = stale ? { scope, on: state.on && inBin === wasBin, all: false, picked: NONE } : state;
  const { on, all, picked } = current;
  const rows = list?.rows ?? [];
  const matching = list?.matching ?? 0;

  const set = (change: Partial<State>) => setState({ ...current, scope, ...change });
  const pick = (next: Map<number, ListedProductRow>) => {
    if (next.size > MAX_BULK) {
      const every = fill(bulk.chooseThese, { n: formatAmount(matching, money) });
      toastFailure(fill(bulk.pickLimit, { n: formatAmount(MAX_BULK, money), all: every }));
      return;
    }
    set({ on: true, all: false, picked: next });
  };
  const isPicked = (id: number) => all || picked.has(id);
  const wholePage = rows.length > 0 && rows.every((row) => isPicked(row.id));
  const count = all ? matching : picked.size;
  const known = all ? rows : [...picked.values()];

  return {
    on,
    all,
    count,
    isPicked,
    wholePage,
    /** The N of the next "Elegir los N": this page, then all pages; null when everything is selected. */
    next: !wholePage && rows.length > 0 ? rows.length : count < matching ? matching : null,
    start: (row?: ListedProductRow) => set({ on: true, all: false, picked: row ? new Map([[row.id, row]]) : NONE }),
    stop: () => set({ on: false, all: false, picked: NONE }),
    toggle: (row: ListedProductRow) => {
      // Deselecting a row while "all" is on leaves the rest of this page selected, as the count shows.
      const next = new Map(all ? rows.map((one) => [one.id, one] as const) : picked);
      if (!next.delete(row.id)) next.set(row.id, row);
      pick(next);
    },
    chooseNext: () => {
      if (wholePage) return set({ on: true, all: true, picked: NONE });
      pick(new Map([...picked, ...rows.map((row) => [row.id, row] as const)]));
    },
    togglePage: () => {
      const next = new Map(all ? [] : picked);
      if (wholePage) for (const row of rows) next.delete(row.id);
      else for (const row of rows) next.set(row.id, row);
      pick(next);
    },
    onlyThisPage: () => pick(new Map(rows.map((row) => [row.id, row] as const))),
    /** Whether all selected products already have the flag, as far as loaded rows can tell. */
    every: (is: "paused" | "offer") => (all ? asked.filter === is : known.length > 0 && known.every((row) => row[is])),
    selection: (): ProductSelection => {
      const { search, filter, categoryId } = asked;
      return all ? { matching: { search, filter, categoryId } } : { ids: [...picked.keys()] };
    },
  };
}
export type Selection = ReturnType<typeof useSelection>;
