import type { StyleKey } from "~/domain/theme/presets";
import type { BrochureStyle } from "../style";
import { benito } from "./benito";
import { celia } from "./celia";
import { guille } from "./guille";
import { nymeria } from "./nymeria";
import { patricia } from "./patricia";
import { rupe } from "./rupe";
import { sol } from "./sol";

export const BROCHURE_STYLES: Record<StyleKey, BrochureStyle> = { guille, celia, patricia, sol, nymeria, rupe, benito };
