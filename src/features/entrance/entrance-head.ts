import { accountTexts } from "~/copy/account";
import { copyOf } from "~/copy/copy-of";
import { loginTexts } from "~/copy/login";
import { sessionTexts } from "~/copy/session";
import type { CaptchaWidget } from "~/domain/session/captcha";
import type { Wording } from "~/domain/tent/countries";
import type { Site } from "~/features/app-context/site-provider";

/** What the server knows, and the browser's script reads from the document. */
export interface EntranceData {
  page: { name: "login"; volver: string | null } | { name: "registration"; trialDays: number; countryId: number };
  wording: Wording;
  site: Site;
  captcha: CaptchaWidget | null;
  /** Id of the build that rendered the document. */
  build: string;
}

/** Language and title of the document. */
export function entranceHead({ page, wording, site }: Pick<EntranceData, "page" | "wording" | "site">) {
  const { account, login, session } = copyOf([accountTexts, loginTexts, sessionTexts], { wording });
  const title = page.name === "login" ? login.title : account.register.title;
  return { lang: session.lang, title: `${title} · ${site.name}` };
}
