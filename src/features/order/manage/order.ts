import type { RouterOutputs } from "~/trpc/react";

/** An order with everything its screen shows. */
export type OrderDetail = RouterOutputs["order"]["get"];
