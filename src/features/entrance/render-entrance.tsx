// Bundled by scripts/bundle-entrance.ts: Next cannot render components with state in a route, and the browser's script hydrates
// what Preact has rendered, because the ids of fields must be the same.

import * as preact from "preact-render-to-string";
import type { ReactElement } from "react";
import { Entrance } from "./entrance";
import type { EntranceData } from "./entrance-head";

const renderToString = preact.renderToString as unknown as (element: ReactElement) => string;

/** The HTML of log-in or registration, with `data` for the script. */
export const renderEntrance = (data: EntranceData): string =>
  renderToString(
    <div data-entrance={JSON.stringify(data)}>
      <Entrance data={data} typed={{}} />
    </div>,
  );
