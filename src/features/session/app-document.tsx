import "~/components/panel.css";
import { themeScript } from "~/components/ui/theme-script";
import { copyFor } from "~/copy/copy";

/** The document of every page but the shops': one head, one stylesheet, the theme before the first paint. */
export function AppDocument({ countryId, children }: { countryId: number | null; children: React.ReactNode }) {
  return (
    <html lang={copyFor(countryId).session.lang} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body className="font-sans text-base">{children}</body>
    </html>
  );
}
