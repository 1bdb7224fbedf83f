import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReactElement } from "react";

type Render = typeof import("react-dom/server").renderToStaticMarkup;

let render: Render | undefined;

/**
 * Renders an element to static HTML, for documents that run no React in the browser. Next's build replaces
 * `react-dom/server` with its own copy, so the package is resolved at run time.
 */
export function staticMarkup(element: ReactElement): string {
  render ??= (
    createRequire(join(/* turbopackIgnore: true */ process.cwd(), "package.json"))("react-dom/server") as {
      renderToStaticMarkup: Render;
    }
  ).renderToStaticMarkup;
  return render(element);
}
