import { type Claim, claimSchema } from "./schemas";

/** Parameter names without dashes and in lower case, since providers spell them in several ways. */
const NAMES: Record<string, Claim["service"]> = {
  preapprovalid: "mercado_pago",
  subscriptionid: "paypal",
};

type Query = Record<string, string | string[] | undefined>;

/** The subscription named in the URL a payer returns with; null if none. It is unverified. */
export function claimOf(query: Query): Claim | null {
  for (const [name, value] of Object.entries(query)) {
    const service = NAMES[name.toLowerCase().replace(/[^a-z]/g, "")];
    const claim = service && claimSchema.safeParse({ service, externalId: [value].flat()[0]?.trim() });
    if (claim?.success) return claim.data;
  }
  return null;
}
