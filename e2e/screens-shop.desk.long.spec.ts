import { look } from "./fixtures/look";
import { shopScreens } from "./fixtures/screens";

look("shop", shopScreens, { still: true, dark: true });
