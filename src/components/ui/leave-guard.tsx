"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
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

/** Asks before unsaved changes are left behind: by a link with our dialog, by closing or reloading with the browser's. */
export function LeaveGuard({ when, title, text, leaveLabel, stayLabel }: LeaveGuardProps) {
  const router = useRouter();
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    if (!when) return;
    const onClick = (event: MouseEvent) => {
      const href = inSiteTarget(event);
      if (!href) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(href);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("click", onClick, { capture: true });
    window.addEventListener("beforeunload", onUnload);
    return () => {
      window.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("beforeunload", onUnload);
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
        if (target) router.push(target);
      }}
    />
  );
}
