/** The element of an inline script with the data `D`, as the script finds it in `document.currentScript`. */
export type InlineScriptElement<D> = HTMLScriptElement & { readonly dataset: { readonly [K in keyof D]: string } };

interface InlineScriptProps<D> {
  /** A constant of `~/generated/inline/scripts`. */
  code: string;
  /** Under names of one lower-case word. Missing values are left out. */
  data?: D & { [K in keyof D]: string | number | undefined };
}

/**
 * Renders an inline script. Its data go into attributes, which React escapes, so that its text, and with it its hash in
 * the Content-Security-Policy, is the same on every page.
 */
export function InlineScript<D extends object>({ code, data }: InlineScriptProps<D>) {
  const attributes = Object.entries(data ?? {}).map(([name, value]) => [`data-${name}`, value]);
  return <script {...Object.fromEntries(attributes)} dangerouslySetInnerHTML={{ __html: code }} />;
}
