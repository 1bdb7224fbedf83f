import type { ReactNode } from "react";
import { jsonLd } from "~/domain/catalogue/discovery/structured-data";
import { TERMS_PATH } from "~/domain/session/routes";
import { LINK_SHOT } from "~/domain/site/shown-shops";
import { type LandingData, questionsOf } from "~/features/site/landing/landing-data";
import { LandingPage } from "~/features/site/landing/landing-page";
import { TermsPage } from "~/features/site/landing/terms-page";
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

interface DocumentPage {
  /** Of the page alone; the site's name follows. */
  title: string;
  path: string;
  /** What search engines and shared links show, beyond title and address. */
  head?: ReactNode;
  body: ReactNode;
}

/** Renders a page of the site with React on the server only, as the pages of shops (docs/adr/0006-pages-without-hydration.md). */
function siteDocument({ copy, site }: LandingData, { origin, css }: DocumentSite, page: DocumentPage): string {
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
        <title>{`${page.title} · ${site.name}`}</title>
        <link rel="canonical" href={origin + page.path} />
        <link rel="icon" href={site.logo ?? "/icono.svg"} />
        {page.head}
        {/* the colours configured for the site come last */}
        <style dangerouslySetInnerHTML={{ __html: faces + landingSheet() + css }} />
      </head>
      <body>
        {page.body}
        <script dangerouslySetInnerHTML={{ __html: LANDING }} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}

interface DocumentSite {
  origin: string;
  /** The colours configured for the site. */
  css: string;
}

/** The home page. */
export function landingDocument(data: LandingData, where: DocumentSite): string {
  const { copy, site, wording } = data;
  const { title, description, linkAlt } = copy.home;
  const head = (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${where.origin}/`} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={wording === "ar" ? "es_AR" : "es_LA"} />
      <meta property="og:image" content={where.origin + LINK_SHOT.path} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(LINK_SHOT.width)} />
      <meta property="og:image:height" content={String(LINK_SHOT.height)} />
      <meta property="og:image:alt" content={linkAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: questionsData(data) }} />
    </>
  );
  return siteDocument(data, where, { title, path: "/", head, body: <LandingPage {...data} /> });
}

/** The terms of use. */
export function termsDocument(data: LandingData, where: DocumentSite): string {
  const { title } = data.copy.terms;
  return siteDocument(data, where, { title, path: TERMS_PATH, body: <TermsPage {...data} /> });
}
