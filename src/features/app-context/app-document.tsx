import "~/components/panel.css";
import { themeScript } from "~/components/ui/theme-script";
import { copyIn } from "~/copy/copy";
import type { Wording } from "~/domain/tent/countries";

interface AppDocumentProps {
  wording: Wording;
  /** The rules of the site's own colours. */
  css?: string;
  children: React.ReactNode;
}

/** The document of every page but the shops': one head, one stylesheet, the theme before the first paint. */
export function AppDocument({ wording, css, children }: AppDocumentProps) {
  return (
    <html lang={copyIn(wording).session.lang} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {css ? <style dangerouslySetInnerHTML={{ __html: css }} /> : null}
      </head>
      <body className="font-sans text-base">{children}</body>
    </html>
  );
}
