"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { backStack } from "~/lib/back/back-stack";
import { ConfirmDialog } from "./confirm-dialog";

type LeaveGuardProps = {
  /** There are unsaved changes. */
  when: boolean;
  copy: { leaveTitle: string; leaveText?: string; leave: string; stay: string };
  /** The user agreed to lose the changes. */
  onLeave?: () => void;
};

/** The target of a plain click on a link within this site; undefined if the browser handles the click itself. */
function inSiteTarget(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.hasAttribute("download"))
    return undefined;
  if (link.origin !== location.origin) return undefined;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage ? undefined : link.pathname + link.search + link.hash;
}

/** The key of the history entry a back or forward step leads to; undefined if the step cannot be cancelled. */
function cancelableStep(event: NavigateEvent): string | undefined {
  if (event.navigationType !== "traverse" || !event.cancelable) return undefined;
  return new URL(event.destination.url).pathname === location.pathname ? undefined : event.destination.key;
}

/** A link's URL, or a history entry. */
type Target = { href: string } | { key: string };

/**
 * Asks before unsaved changes are lost: with our dialog on links and back, the browser's on closing and reloading. It comes with its
 * screen, as what is typed can be left at once; only the dialog is loaded later.
 */
export function LeaveGuard({ when, copy, onLeave }: LeaveGuardProps) {
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
      const key = agreed.current ? undefined : cancelableStep(event);
      if (!key) return;
      event.preventDefault();
      setTarget({ key });
    };
    // Not every browser has the Navigation API yet; without it the back button leaves at once.
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
      title={copy.leaveTitle}
      text={copy.leaveText}
      confirmLabel={copy.leave}
      cancelLabel={copy.stay}
      onConfirm={() => {
        if (!target) return;
        agreed.current = true;
        onLeave?.();
        if ("href" in target) router.push(target.href);
        // not before this dialog has taken its own entry back
        else backStack().afterClosing(() => window.navigation.traverseTo(target.key));
      }}
    />
  );
}
