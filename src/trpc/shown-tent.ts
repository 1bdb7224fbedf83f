import type { TRPCLink } from "@trpc/client";
import type { AppRouter } from "~/server/api/root";
import { namingTent } from "~/trpc/naming-tent";

let shown: number | null = null;

/** The shop that this tab shows, or null before it is known. */
export function shownTent(): number | null {
  return shown;
}

/** Once for each page that is loaded, by the session's provider: a tab that goes on to another shop loads anew. */
export function showTent(tentId: number | null): void {
  shown = tentId;
}

/** No call of this tab touches a shop that was chosen elsewhere meanwhile. */
export const shownTentLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next({ ...op, input: namingTent(op.input, shown) });
