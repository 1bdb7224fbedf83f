import { jsonLd } from "~/domain/catalogue/discovery/structured-data";
import { LINK_SHOT } from "~/domain/site/shown-shops";
import { type LandingData, questionsOf } from "~/features/site/landing/landing-data";
import { LandingPage } from "~/features/site/landing/landing-page";
import { LANDING, THEME } from "~/generated/inline/scripts";
import { landingSheet } from "~/server/assets/landing-sheet";
import { staticMarkup } from "~/server/assets/static-markup";
import { siteLetters } from "~/server/assets/style-files";

/** The five questions for search engines. */
const questionsData = (data: LandingData) =>
  jsonLd([
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: questionsOf(data).map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ]);

/** Renders the home page with React on the server only, as the pages of shops (docs/adr/0006-pages-without-hydration.md). */
export function landingDocument(data: LandingData, { origin, css }: { origin: string; css: string }): string {
  const { copy, site, wording } = data;
  const { title, description, linkAlt } = copy.home;
  const { fonts, faces } = siteLetters("optional");
  const html = staticMarkup(
    <html lang={copy.session.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script dangerouslySetInnerHTML={{ __html: THEME }} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        <title>{`${title} · ${site.name}`}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={`${origin}/`} />
        <link rel="icon" href={site.logo ?? "/icono.svg"} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={`${origin}/`} />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:locale" content={wording === "ar" ? "es_AR" : "es_LA"} />
        <meta property="og:image" content={origin + LINK_SHOT.path} />
        <meta property="og:image:type" content="image/jpeg" />
        <meta property="og:image:width" content={String(LINK_SHOT.width)} />
        <meta property="og:image:height" content={String(LINK_SHOT.height)} />
        <meta property="og:image:alt" content={linkAlt} />
        <meta name="twitter:card" content="summary_large_image" />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: questionsData(data) }} />
        {/* the colours configured for the site come last */}
        <style dangerouslySetInnerHTML={{ __html: faces + landingSheet() + css }} />
      </head>
      <body>
        <LandingPage {...data} />
        <script dangerouslySetInnerHTML={{ __html: LANDING }} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
