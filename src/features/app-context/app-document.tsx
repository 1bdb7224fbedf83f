import "~/components/panel.css";
import { copyOf } from "~/copy/copy-of";
import { sessionTexts } from "~/copy/session";
import type { Wording } from "~/domain/tent/countries";
import { THEME } from "~/generated/inline/scripts";
import { AppBody } from "./app-body";

interface AppDocumentProps {
  wording: Wording;
  /** CSS rules of the site's fonts, and of the colours configured for it. */
  css?: string;
  /** Whose screen it is, "user.shop", for the service worker; null where it may not be kept. */
  account?: string | null;
  children: React.ReactNode;
}

/** Root document of every page except shop pages: one head, one stylesheet, theme applied before the first paint. */
export function AppDocument({ wording, css, account, children }: AppDocumentProps) {
  return (
    <html
      lang={copyOf([sessionTexts], { wording }).session.lang}
      data-account={account ?? undefined}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME }} />
        {css ? <style dangerouslySetInnerHTML={{ __html: css }} /> : null}
      </head>
      <AppBody>{children}</AppBody>
    </html>
  );
}
