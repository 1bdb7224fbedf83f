// The script of log-in and registration, which runs with Preact (docs/adr/0006-pages-without-hydration.md).
import { hydrateRoot } from "react-dom/client";
import { Entrance } from "./entrance";
import type { EntranceData } from "./entrance-head";

const place = document.querySelector<HTMLElement>("[data-entrance]");
const form = document.querySelector("form");
if (place && form) {
  const data: EntranceData = JSON.parse(place.dataset.entrance ?? "");
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string");
  hydrateRoot(place, <Entrance data={data} typed={Object.fromEntries(fields)} />);
  delete document.body.dataset.hydrating;
}
