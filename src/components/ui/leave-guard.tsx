"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog";

type LeaveGuardProps = {
  /** There is something that would be lost. */
  when: boolean;
  title: string;
  text?: string;
  leaveLabel: string;
  stayLabel: string;
};

/** The way a plain press on a link of this site would lead, or nothing where the browser handles it itself. */
function inSiteTarget(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.hasAttribute("download"))
    return undefined;
  if (link.origin !== location.origin) return undefined;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage ? undefined : link.pathname + link.search + link.hash;
}

/** Where a step back or forward would lead, by its entry's key; nothing where the browser lets no page hold it. */
function heldStep(event: NavigateEvent): string | undefined {
  if (event.navigationType !== "traverse" || !event.cancelable) return undefined;
  return new URL(event.destination.url).pathname === location.pathname ? undefined : event.destination.key;
}

/** Whether something on the page would be lost: what it says to a browser that closes it. */
export function holdsUnsaved(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** Somebody agreed to lose it: the browser does not ask once more. */
export function dropUnsaved(): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
}

/** A link's way, or a step in the history. */
type Target = { href: string } | { key: string };

/** Asks before unsaved changes are left behind: by a link or the way back with our dialog, by closing or reloading with the browser's. */
export function LeaveGuard({ when, title, text, leaveLabel, stayLabel }: LeaveGuardProps) {
  const router = useRouter();
  const [target, setTarget] = useState<Target>();
  const agreed = useRef(false);
  useEffect(() => {
    if (!when) return;
    const onClick = (event: MouseEvent) => {
      const href = inSiteTarget(event);
      if (!href) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget({ href });
    };
    const onNavigate = (event: NavigateEvent) => {
      const key = agreed.current ? undefined : heldStep(event);
      if (!key) return;
      event.preventDefault();
      setTarget({ key });
    };
    // Not every browser has it yet; there the way back leaves at once.
    const history: Navigation | undefined = window.navigation;
    agreed.current = false;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("click", onClick, { capture: true });
    window.addEventListener("beforeunload", onUnload);
    history?.addEventListener("navigate", onNavigate);
    return () => {
      window.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("beforeunload", onUnload);
      history?.removeEventListener("navigate", onNavigate);
    };
  }, [when]);
  return (
    <ConfirmDialog
      open={target !== undefined}
      onOpenChange={(open) => {
        if (!open) setTarget(undefined);
      }}
      title={title}
      text={text}
      confirmLabel={leaveLabel}
      cancelLabel={stayLabel}
      onConfirm={() => {
        if (!target) return;
        agreed.current = true;
        if ("href" in target) router.push(target.href);
        else window.navigation.traverseTo(target.key);
      }}
    />
  );
}
