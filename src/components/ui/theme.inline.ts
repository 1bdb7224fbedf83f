// Runs in the head before the first paint, so that a dark page never flashes white. Light unless dark was chosen.
import { themeKey } from "./theme-key";

try {
  if (localStorage.getItem(themeKey) === "dark") document.documentElement.dataset.theme = "dark";
} catch {
  // Without storage the page stays light.
}
