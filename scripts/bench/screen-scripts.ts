const NAMED = /(?:static\/chunks|storage\/scripts)\/[^"'\\\s<>]+\.js/g;
/** For browsers that are older than modules. */
const OLD = /<script[^>]+src="[^"]*\/(static\/chunks\/[^"]+)"[^>]*\bnoModule\b/;

/**
 * The scripts that a screen of the panel, or an entrance to it, loads to be shown: all that its HTML names. What it fetches ahead of the menu's other
 * screens, and what it loads when it is used, is not among them.
 */
export function scriptsOfScreen(html: string): string[] {
  const old = OLD.exec(html)?.[1];
  const names = new Set(html.match(NAMED) ?? []);
  return [...names]
    .filter((name) => name !== old)
    .map((name) => (name.startsWith("storage") ? `/${name}` : `/_next/${name}`));
}
