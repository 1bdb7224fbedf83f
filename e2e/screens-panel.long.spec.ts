import { checkScreens } from "./fixtures/check-screens";
import { panelScreens, publicScreens } from "./fixtures/screens";

/** The screens that are checked with enlarged letters too. */
const ENLARGED =
  /^(?:dashboard|products|import|orders?|new order|WhatsApp replies|customers?|picture to share|composer)\b/;
const isEnlarged = ({ name }: { name: string }) => ENLARGED.test(name);

checkScreens("public", publicScreens, { dark: true });
checkScreens("panel", panelScreens.filter(isEnlarged), { dark: true, enlarged: true });
checkScreens(
  "panel",
  panelScreens.filter((screen) => !isEnlarged(screen)),
  { dark: true },
);
