import type { StyleKey } from "~/domain/theme/presets";
import type { BrochureStyle } from "../style";
import { benitoBrochure } from "./benito";
import { celiaBrochure } from "./celia";
import { guilleBrochure } from "./guille";
import { nymeriaBrochure } from "./nymeria";
import { patriciaBrochure } from "./patricia";
import { rupeBrochure } from "./rupe";
import { solBrochure } from "./sol";

export const BROCHURE_STYLES: Record<StyleKey, BrochureStyle> = {
  guille: guilleBrochure,
  celia: celiaBrochure,
  patricia: patriciaBrochure,
  sol: solBrochure,
  nymeria: nymeriaBrochure,
  rupe: rupeBrochure,
  benito: benitoBrochure,
};
