import type { RouterOutputs } from "~/trpc/react";

/** A merchant as the administration shows them. */
export type Person = RouterOutputs["admin"]["user"];
