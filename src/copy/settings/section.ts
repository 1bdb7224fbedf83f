import { formCommon } from "~/copy/form-common";
import { settingsMenu, settingsMenuAr } from "~/copy/settings/menu";

/** What every section of the settings shows; its own words are in a file of their own. */
export const sectionTexts = {
  name: "tent",
  neutral: { ...formCommon, ...settingsMenu },
  argentine: settingsMenuAr,
} as const;
