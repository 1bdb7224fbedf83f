import type { RouterOutputs } from "~/trpc/react";

/** An order with all that its screen shows. */
export type OrderDetail = RouterOutputs["order"]["get"];
