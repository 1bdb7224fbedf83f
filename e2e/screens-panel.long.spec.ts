import { checkScreens } from "./fixtures/check-screens";
import { panelScreens, publicScreens } from "./fixtures/screens";

checkScreens("public", publicScreens, { dark: true, enlarged: true });
checkScreens("panel", panelScreens, { dark: true, enlarged: true });
