import { APPLE_ICON, THEME_COLOURS } from "~/domain/site/app-manifest";
import { type EntranceData, entranceHead } from "~/features/entrance/entrance-head";
import { renderEntrance } from "~/generated/entrance/render";
import { ENTRANCE_SHEET } from "~/generated/entrance/sheet";
import { THEME } from "~/generated/inline/scripts";
import { staticMarkup } from "~/server/assets/static-markup";
import { siteLetters } from "~/server/assets/style-files";
import { visitorScript } from "~/server/assets/visitor-script";

/**
 * Log-in or registration, rendered and hydrated by Preact instead of Next (docs/adr/0006-pages-without-hydration.md). `css` are the
 * colours configured for the site.
 */
export function entranceDocument(data: EntranceData, css: string): string {
  const { site } = data;
  const { lang, title } = entranceHead(data);
  const { fonts, faces } = siteLetters("swap");
  const [script, ...needed] = visitorScript("entrance");
  const html = staticMarkup(
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script dangerouslySetInnerHTML={{ __html: THEME }} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        <script type="module" src={script} />
        {needed.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <title>{title}</title>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLOURS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLOURS.dark} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-title" content={site.name} />
        <link rel="icon" href={site.logo ?? "/icono.svg"} />
        <link rel="apple-touch-icon" href={APPLE_ICON} />
        <style dangerouslySetInnerHTML={{ __html: faces + ENTRANCE_SHEET + css }} />
      </head>
      {/* the mark is for browser tests, as in app-body.tsx */}
      <body data-hydrating="" dangerouslySetInnerHTML={{ __html: renderEntrance(data) }} />
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
