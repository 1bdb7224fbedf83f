/** How many steps Ctrl-Z takes back, one after the other. */
const MOST = 10;

type Step = () => void;

let steps: Step[] = [];

/** Keeps how the latest change is taken back. Returns what forgets it, for a change that was taken back in another way. */
export function keepUndo(step: Step): () => void {
  steps = [...steps.slice(1 - MOST), step];
  return () => {
    steps = steps.filter((one) => one !== step);
  };
}

/** Takes the latest change back that is not taken back yet; whether there was one. */
export function undoLatest(): boolean {
  const step = steps.pop();
  step?.();
  return step !== undefined;
}
