import type { ReactNode } from "react";
import { presetOf, type StyleKey } from "~/domain/theme/presets";
import { PreloadedFonts } from "~/features/catalogue/browser/preloaded-fonts";
import type { PreviewMode } from "~/features/catalogue/browser/preview.entry";
import type { Frame } from "~/features/catalogue/parts/frame";
import { staticMarkup } from "~/server/assets/static-markup";
import { styleLetters } from "~/server/assets/style-files";
import { styleSheet, styleSheetPath, titleSheetPath } from "~/server/assets/style-sheet";
import { visitorScript } from "~/server/assets/visitor-script";
import type { PageHead } from "./document-head";
import { shopLanguage } from "./shop-language";
import { shopStyle } from "./shop-style";

export interface ShopPage {
  /** 200 by default. */
  status?: number;
  head: PageHead;
  body: ReactNode;
  /** The page needs the visitor script. */
  scripted?: boolean;
  /**
   * The part of the style that the page waits for: all of it; that of lists of products (the service worker fetches the
   * whole for the cart meanwhile); or, "inlined" in the page, the rules that it uses. Shared links open a product first.
   * On other pages, of which a visitor opens many, those bytes would be sent again and again.
   */
  styles?: "whole" | "listing" | "inlined";
  /** Set when the panel shows the page in a frame. */
  preview?: PreviewMode;
  /** It answers a form, at an address of the API, whose policy allows no inline scripts of shops. */
  answersForm?: boolean;
}

/** Photo preloads, removed from previews: a framed page does not know its width yet when it starts to load. */
const EARLY_PHOTOS = /<link rel="preload" as="image"[^>]*>/g;
const CHARSET = '<meta charSet="utf-8"/>';
const END = "</body></html>";

function HeadTags({ head }: { head: PageHead }) {
  const { title, description, robots, referrer, alternates, pagination, manifest, icons, openGraph, twitter } = head;
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {robots ? <meta name="robots" content="noindex" /> : null}
      {referrer ? <meta name="referrer" content={referrer} /> : null}
      {alternates ? <link rel="canonical" href={alternates.canonical} /> : null}
      {pagination?.previous ? <link rel="prev" href={pagination.previous} /> : null}
      {pagination?.next ? <link rel="next" href={pagination.next} /> : null}
      {manifest ? <link rel="manifest" href={manifest} /> : null}
      <link rel="icon" href={icons.icon} />
      <link rel="apple-touch-icon" href={icons.apple} />
      {openGraph ? (
        <>
          <meta property="og:type" content={openGraph.type} />
          <meta property="og:title" content={openGraph.title} />
          {openGraph.description ? <meta property="og:description" content={openGraph.description} /> : null}
          <meta property="og:url" content={openGraph.url} />
          <meta property="og:site_name" content={openGraph.siteName} />
          <meta property="og:image" content={openGraph.images.url} />
          <meta property="og:image:type" content={openGraph.images.type} />
          <meta property="og:image:width" content={String(openGraph.images.width)} />
          <meta property="og:image:height" content={String(openGraph.images.height)} />
          <meta property="og:image:alt" content={openGraph.images.alt} />
        </>
      ) : null}
      {twitter ? <meta name="twitter:card" content={twitter.card} /> : null}
    </>
  );
}

function OwnScript() {
  const [first, ...needed] = visitorScript();
  if (first === undefined) return null;
  return (
    <>
      <script type="module" fetchPriority="low" src={first} />
      {needed.map((address) => (
        <link key={address} rel="modulepreload" href={address} fetchPriority="low" />
      ))}
    </>
  );
}

function PreviewScript({ kind, appUrl }: { kind: PreviewMode; appUrl: string }) {
  const [address] = visitorScript("preview");
  return address ? (
    <script type="module" src={address} data-preview={kind} data-panel={new URL(appUrl).origin} />
  ) : null;
}

const fontMarkup = new Map<string, string>();

/** The same for all shops in a style. */
function preloadedFonts(style: StyleKey, titles: string | null): string {
  const key = `${style} ${titles}`;
  const known = fontMarkup.get(key) ?? staticMarkup(<PreloadedFonts {...styleLetters(style)} titles={titles} />);
  fontMarkup.set(key, known);
  return known;
}

const sheetLink = (path: string): string => `<link rel="stylesheet" href="${path}"/>`;

/**
 * Renders a shop page with React on the server only: half the bytes that Next sends, and no script to run before taps
 * are handled. The stylesheet is requested first, because on a slow connection the last request arrives last.
 */
export function shopDocument(
  { shop, appUrl }: Frame,
  { head, body, scripted = false, styles = "whole", preview, answersForm }: ShopPage,
): string {
  const style = presetOf(shop.theme.styleId).key;
  const { css, bars } = shopStyle(shop.theme);
  const html = staticMarkup(
    <html lang={shopLanguage(shop)} data-style={style}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={bars.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={bars.dark} />
        <HeadTags head={head} />
        {scripted ? <OwnScript /> : null}
        {preview ? <PreviewScript kind={preview} appUrl={appUrl} /> : null}
      </head>
      <body>{body}</body>
    </html>,
  );
  const at = html.indexOf(CHARSET) + CHARSET.length;
  const titles = styles === "inlined" ? null : titleSheetPath(style);
  const fonts = answersForm ? `<style>${styleLetters(style).faces}</style>` : preloadedFonts(style, titles);
  const rest = preview ? html.slice(at).replace(EARLY_PHOTOS, "") : html.slice(at);
  const begin = `<!DOCTYPE html>${html.slice(0, at)}${fonts}`;
  const whole = styleSheetPath(style);
  if (styles === "inlined")
    return `${begin}<style>${styleSheet(style).usedBy(html)}</style>${rest.slice(0, -END.length)}${sheetLink(whole)}${END}`;
  return begin + sheetLink(styles === "listing" ? styleSheetPath(style, "listing") : whole) + rest;
}
