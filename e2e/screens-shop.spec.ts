import { checkScreens } from "./fixtures/check-screens";
import { shopScreens } from "./fixtures/screens";

checkScreens("shop", shopScreens, { shifts: true });
