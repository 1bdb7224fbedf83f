import { look } from "./fixtures/look";
import { panelScreens, publicScreens } from "./fixtures/screens";

look("public", publicScreens);
look("panel", panelScreens);
