import type { RouterOutputs } from "~/trpc/react";

export type Settings = RouterOutputs["tent"]["settings"];
export interface SectionProps {
  settings: Settings;
}
