import { type Claim, claimSchema } from "./schemas";

/** Providers spell them in several ways; here without dashes and in small letters. */
const NAMES: Record<string, Claim["service"]> = {
  preapprovalid: "mercado_pago",
  subscriptionid: "paypal",
};

type Query = Record<string, string | string[] | undefined>;

/** The subscription that the address names with which a payer comes back; null is none. It proves nothing. */
export function claimOf(query: Query): Claim | null {
  for (const [name, value] of Object.entries(query)) {
    const service = NAMES[name.toLowerCase().replace(/[^a-z]/g, "")];
    const claim = service && claimSchema.safeParse({ service, externalId: [value].flat()[0]?.trim() });
    if (claim?.success) return claim.data;
  }
  return null;
}
