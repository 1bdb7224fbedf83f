import type { TRPCLink } from "@trpc/client";
import type { AppRouter } from "~/server/api/root";
import { namingTent } from "~/trpc/naming-tent";

let shown: number | null = null;

/** The shop shown in this tab, or null before it is known. */
export function shownTent(): number | null {
  return shown;
}

/** Called once per page load by the session provider: a tab that switches shops reloads. */
export function showTent(tentId: number | null): void {
  shown = tentId;
}

/** Adds the tab's shop to every call, so that none affects a shop selected in another tab. */
export const shownTentLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next({ ...op, input: namingTent(op.input, shown) });
