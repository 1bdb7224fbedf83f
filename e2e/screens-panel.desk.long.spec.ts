import { look } from "./fixtures/look";
import { panelScreens, publicScreens } from "./fixtures/screens";

look("public", publicScreens, { dark: true });
look("panel", panelScreens, { dark: true });
