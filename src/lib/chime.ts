/** Notes in hertz, with their start in seconds. */
const NOTES = [
  [880, 0],
  [1174.66, 0.16],
] as const;
const LENGTH = 0.45;
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

function wake(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Unlocks audio on the first gesture, as browsers play no sound before one. */
export function listenForGesture(): () => void {
  const controller = new AbortController();
  if ("AudioContext" in window) {
    for (const kind of ["pointerdown", "keydown"]) {
      window.addEventListener(kind, wake, { signal: controller.signal, passive: true });
    }
  }
  return () => controller.abort();
}

/** Plays two short notes; silent before the first gesture. */
export function chime(): void {
  if (context?.state !== "running") return;
  const now = context.currentTime;
  for (const [pitch, start] of NOTES) {
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, now + start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + LENGTH);
    note.connect(volume).connect(context.destination);
    note.start(now + start);
    note.stop(now + start + LENGTH);
  }
}
