import type { ReactNode } from "react";

/** The document of the pages that exist in the bench's build only. */
export default function BenchLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es">
      <body>{children}</body>
    </html>
  );
}
