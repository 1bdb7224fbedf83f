import type { Copy } from "~/copy/copy";
import type { ShownShop } from "~/domain/site/shown-shops";
import type { Wording } from "~/domain/tent/countries";
import type { Site } from "~/features/app-context/site-provider";
import type { RouterOutputs } from "~/trpc/react";

/** What the home page shows. */
export interface LandingData {
  copy: Copy;
  wording: Wording;
  site: Pick<Site, "name" | "logo" | "whatsapp" | "facebook" | "instagram">;
  /** Length of the free period; 0 where there is none. */
  trialDays: number;
  plans: readonly Pick<
    RouterOutputs["billing"]["plans"][number],
    "id" | "name" | "totalCents" | "currency" | "interval" | "limit" | "productLimit"
  >[];
  /** The visitor's country, which decides the currency of the plans. */
  countryId: number;
  /** URLs of the demonstration shops that exist on this installation. */
  shops: ReadonlyMap<ShownShop, string>;
  /** Parent domain of all shops, as shown in URLs. */
  host: string;
}

/** The texts of the questions, with what follows the free period only where there is one. */
export function questionsOf({ copy, trialDays }: Pick<LandingData, "copy" | "trialDays">) {
  const { computer, payment, fees, network, photos, after, cancel, style } = copy.home.questions.list;
  return [computer, payment, fees, network, photos, trialDays > 0 ? after : cancel, style];
}
