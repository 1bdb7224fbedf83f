import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState, useTransition } from "react";

/** How long after the finger has left the click may come, in milliseconds. */
const CLICK_WAIT_MS = 300;

interface Opening {
  /** The address that is being opened, from the click until its screen is there. */
  opening: string | null;
  /** The address of the tab under the finger. */
  pressed: string | null;
  open: (href: string) => void;
  press: (href: string) => void;
}

/**
 * Follows the opening of a screen. A finger rests on a tab for a tenth of a second before the click: what it leads to
 * is drawn from the moment it comes down, and taken back if the browser makes something else of the gesture.
 */
export function useOpening(): Opening {
  const router = useRouter();
  const [touched, setTouched] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const [pending, startTransition] = useTransition();

  const open = useCallback(
    (href: string) => {
      setPressed(null);
      setTouched(href);
      startTransition(() => router.push(href));
    },
    [router],
  );

  useEffect(() => {
    if (pressed === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const release = () => setPressed(null);
    const { signal } = listening;
    window.addEventListener("pointercancel", release, { signal });
    window.addEventListener("contextmenu", release, { signal });
    window.addEventListener(
      "pointerup",
      () => {
        timer = setTimeout(release, CLICK_WAIT_MS);
      },
      { signal },
    );
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [pressed]);

  return { opening: pending ? touched : null, pressed, open, press: setPressed };
}
