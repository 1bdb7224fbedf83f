"use client";

import { useRef, useState } from "react";
import { api } from "~/trpc/react";
import type { ImportPreviewOutput, PreviewProduct } from "./use-import";

type Cell = { row: number; column: number; value: string };
const keyOf = ({ row, column }: { row: number; column: number }) => `${row}/${column}`;

/**
 * Cells corrected in place. Rows keep their position when they become valid, so that the field being typed in does not
 * move. Cells without a response yet are sent with the start request.
 */
export function useCorrections(data: ImportPreviewOutput) {
  const utils = api.useUtils();
  const mend = api.product.import.mend.useMutation();
  const typed = useRef(new Map<string, Cell>());
  const [mended, setMended] = useState<ReadonlyMap<number, PreviewProduct>>(new Map());
  const [checking, setChecking] = useState<ReadonlySet<string>>(new Set());
  // Another page, or a refetch of this one, already includes the corrections.
  const [counted, setCounted] = useState(data);
  if (counted !== data) {
    setCounted(data);
    setMended(new Map());
  }

  const counts = { ...data.counts };
  for (const product of mended.values()) {
    if (product.kind === "problem") continue;
    counts.problem -= 1;
    counts[product.kind] += 1;
  }
  return {
    counts,
    /** The product with its corrections applied. */
    now: (product: PreviewProduct): PreviewProduct => mended.get(product.line) ?? product,
    isChecking: (cell: { row: number; column: number }) => checking.has(keyOf(cell)),
    type: (cell: Cell) => void typed.current.set(keyOf(cell), cell),
    pending: () => [...typed.current.values()],
    /** How many rows of a repeated problem still have it. */
    leftOf: ({ rows, column }: { rows: readonly number[]; column: number }) => {
      const good = new Set([...mended.values()].flatMap((product) => (product.kind === "problem" ? [] : product.rows)));
      return rows.filter((row) => !good.has(row) || checking.has(keyOf({ row, column }))).length;
    },
    /** Saves cells and revalidates their products. */
    async keep(cells: readonly Cell[]) {
      for (const cell of cells) typed.current.set(keyOf(cell), cell);
      const keys = cells.map(keyOf);
      setChecking((before) => new Set([...before, ...keys]));
      try {
        const products = await mend.mutateAsync({ id: data.id, cells: [...cells] });
        for (const cell of cells) {
          if (typed.current.get(keyOf(cell))?.value === cell.value) typed.current.delete(keyOf(cell));
        }
        setMended((before) => new Map([...before, ...products.map((product) => [product.line, product] as const)]));
        await utils.product.import.preview.invalidate(undefined, { refetchType: "none" });
      } catch {
        // A popup has shown the error; the input is sent with the start request.
      } finally {
        setChecking((before) => new Set([...before].filter((one) => !keys.includes(one))));
      }
    },
  };
}
export type Corrections = ReturnType<typeof useCorrections>;
