import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReactElement } from "react";

type Render = typeof import("react-dom/server").renderToStaticMarkup;

let render: Render | undefined;

/**
 * What an element is in HTML, by React alone: for documents that the browser runs no React on. The build's own `react-dom/server`
 * is for its client's half of a page, so this one is found where packages are.
 */
export function staticMarkup(element: ReactElement): string {
  render ??= (
    createRequire(join(/* turbopackIgnore: true */ process.cwd(), "package.json"))("react-dom/server") as {
      renderToStaticMarkup: Render;
    }
  ).renderToStaticMarkup;
  return render(element);
}
