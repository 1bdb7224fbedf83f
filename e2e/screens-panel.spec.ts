import { checkScreens } from "./fixtures/check-screens";
import { panelScreens, publicScreens } from "./fixtures/screens";

checkScreens("public", publicScreens);
checkScreens("panel", panelScreens);
