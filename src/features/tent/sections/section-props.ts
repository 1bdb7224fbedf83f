import { formatAmount } from "~/domain/product/money";
import type { RouterOutputs } from "~/trpc/react";

export type Settings = RouterOutputs["tent"]["settings"];
export interface SectionProps {
  settings: Settings;
}

/** An amount as a person types it. */
export const typedAmount = (cents: number | null): string => (cents === null ? "" : formatAmount(cents / 100));
