import { expect, test } from "vitest";
import { claimOf } from "./return-address";

const PREAPPROVAL = "2c938084726fca480172750000000000";
const atMercadoPago = { service: "mercado_pago", externalId: PREAPPROVAL };
const atPaypal = { service: "paypal", externalId: "I-BW452GLLEP1G" };

test.each([
  [{ preapproval_id: PREAPPROVAL }, atMercadoPago],
  [{ "preapproval-id": PREAPPROVAL }, atMercadoPago],
  [{ preapprovalId: [PREAPPROVAL, "other"] }, atMercadoPago],
  [{ subscription_id: "I-BW452GLLEP1G", ba_token: "BA-2M539689T3856352J", token: "8X12" }, atPaypal],
  [{ subscription_id: "BW452" }, null],
  [{ preapproval_id: "<script>" }, null],
  [{ preapproval_id: undefined }, null],
  [{ preapproval_plan_id: PREAPPROVAL }, null],
  [{}, null],
])("%j names %j", (query, claim) => {
  expect(claimOf(query)).toEqual(claim);
});
