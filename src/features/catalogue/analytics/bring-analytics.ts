/** Brings the script that asks and measures, once the page itself has everything. Not into the panel's preview. */
export function bringAnalytics(): void {
  if (self !== top) return;
  const bring = () =>
    import("./analytics").then(
      ({ startAnalytics }) => startAnalytics(),
      () => {}, // no network: nothing is measured
    );
  if (document.readyState === "complete") void bring();
  else addEventListener("load", bring, { once: true });
}
