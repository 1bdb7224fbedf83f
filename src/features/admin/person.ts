import type { RouterOutputs } from "~/trpc/react";

/** A merchant as shown in the admin screens. */
export type Person = RouterOutputs["admin"]["user"];
