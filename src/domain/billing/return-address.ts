import { EXTERNAL_PROVIDERS, type ExternalProvider, SERVICE_NAMES } from "./provider";
import { type Claim, claimSchema } from "./schemas";

/** Parameter names without dashes and in lower case, since providers spell them in several ways. */
const PARAMETERS: Record<ExternalProvider, string> = { MERCADO_PAGO: "preapprovalid", PAYPAL: "subscriptionid" };

type Query = Record<string, string | string[] | undefined>;

/** The subscription named in the URL a payer returns with; null if none. It is unverified. */
export function claimOf(query: Query): Claim | null {
  for (const [name, value] of Object.entries(query)) {
    const parameter = name.toLowerCase().replace(/[^a-z]/g, "");
    const provider = EXTERNAL_PROVIDERS.find((one) => PARAMETERS[one] === parameter);
    if (!provider) continue;
    const claim = claimSchema.safeParse({ service: SERVICE_NAMES[provider], externalId: [value].flat()[0]?.trim() });
    if (claim.success) return claim.data;
  }
  return null;
}
