"use client";

import { useEffect, useRef, useState } from "react";

/** Whether this is the price field of a row. */
const isRowPrice = (element: EventTarget | null): boolean =>
  element instanceof Element && element.matches("[data-row-price]");

/** The price field of the next row. */
export function nextRowPrice(current: Element): HTMLElement | undefined {
  const prices = [...(current.closest("ul")?.querySelectorAll<HTMLElement>("[data-row-price]") ?? [])];
  return prices[prices.indexOf(current as HTMLElement) + 1];
}

/**
 * The rows in the order in which they were shown when a price got the focus, until prices lose it: a list sorted by price that is
 * read again, for whatever reason, must not move the row from under the finger.
 */
export function useStillRows<Row extends { id: number }>(rows: readonly Row[]): readonly Row[] {
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const isSamePage = order !== null && order.length === rows.length && rows.every(({ id }) => order.includes(id));
  const shown = isSamePage ? order.flatMap((id) => rows.find((row) => row.id === id) ?? []) : rows;
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    const hold = ({ target }: FocusEvent) => {
      if (isRowPrice(target)) setOrder((held) => held ?? latest.current.map(({ id }) => id));
    };
    const release = ({ relatedTarget }: FocusEvent) => {
      if (!isRowPrice(relatedTarget)) setOrder(null);
    };
    document.addEventListener("focusin", hold);
    document.addEventListener("focusout", release);
    return () => {
      document.removeEventListener("focusin", hold);
      document.removeEventListener("focusout", release);
    };
  }, []);
  return shown;
}
