// The script of the home page: stores the visitor's time zone, and changes the wording.
import { storeTimeZone, storeWording } from "~/features/app-context/visitor-cookies";

storeTimeZone();
const button = document.querySelector<HTMLButtonElement>("[data-wording]");
if (button) {
  button.hidden = false;
  button.onclick = () => {
    storeWording(button.dataset.wording === "ar" ? "ar" : "neutral");
    location.reload();
  };
}
