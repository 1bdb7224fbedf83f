"use client";

import { startTransition, useEffect, useState } from "react";
import { readPlace } from "../crud/way-back";

/** More than a phone shows, or a desktop of usual height. */
const FIRST_ROWS = 16;

/** Whether a touch opens the list at its top; one that is scrolled to where it was needs its whole height at once. */
const opensAtTop = () =>
  typeof document !== "undefined" && document.querySelector("[data-skeleton]") !== null && !readPlace()?.returning;

/** The rows to render: when a touch opens the list those that are in sight, and all once these are shown. */
export function useRowsInSight<Row>(rows: readonly Row[]): readonly Row[] {
  const [first, setFirst] = useState(opensAtTop);
  useEffect(() => startTransition(() => setFirst(false)), []);
  return first ? rows.slice(0, FIRST_ROWS) : rows;
}
