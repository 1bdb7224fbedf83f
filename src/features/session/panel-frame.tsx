"use client";

/** The panel's frame with what the session knows. */
export function PanelFrame({ children }: { children: React.ReactNode }) {
  return (
    <main id="main" className="mx-auto max-w-content px-4 py-4">
      {children}
    </main>
  );
}
