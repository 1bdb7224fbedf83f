/** Long enough for a screen to be there, on a slow phone as well. */
const CALM_MS = 2_000;

/** Starts work that nobody waits for once the document has loaded and the screen is idle. Returns how to give it up. */
export function whenCalm(work: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(work, CALM_MS);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    clearTimeout(timer);
  };
}
