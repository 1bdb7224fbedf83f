/** Loads the analytics script after the page's `load` event; never inside the panel's preview. */
export function bringAnalytics(): void {
  if (self !== top) return;
  const bring = () =>
    import("./analytics").then(
      ({ startAnalytics }) => startAnalytics(),
      () => {}, // offline: nothing is measured
    );
  if (document.readyState === "complete") void bring();
  else addEventListener("load", bring, { once: true });
}
