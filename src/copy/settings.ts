import type { DeepPartial } from "~/copy/merge";
import { analyticsWords, analyticsWordsAr } from "~/copy/settings/analytics";
import { branchesWords, branchesWordsAr } from "~/copy/settings/branches";
import { countryChangeWords, countryChangeWordsAr } from "~/copy/settings/country-change";
import { domainWords, domainWordsAr } from "~/copy/settings/domain";
import { holidayWords } from "~/copy/settings/holiday";
import { hoursWords } from "~/copy/settings/hours";
import { legalWords } from "~/copy/settings/legal";
import { settingsMenu, settingsMenuAr } from "~/copy/settings/menu";
import { paymentWords, paymentWordsAr } from "~/copy/settings/payment";
import { zonesWords, zonesWordsAr } from "~/copy/settings/zones";

/** `/configuraciones` and the screens below it. */
export const settingsCopy = {
  ...countryChangeWords,
  ...settingsMenu,
  ...hoursWords,
  ...holidayWords,
  ...zonesWords,
  ...paymentWords,
  ...legalWords,
  ...analyticsWords,
  ...domainWords,
  ...branchesWords,
};

export const settingsCopyAr: DeepPartial<typeof settingsCopy> = {
  ...countryChangeWordsAr,
  ...settingsMenuAr,
  ...zonesWordsAr,
  ...paymentWordsAr,
  ...analyticsWordsAr,
  ...domainWordsAr,
  ...branchesWordsAr,
};
