"use client";

import { Check, ChevronsUpDown, ExternalLink, Plus } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { SheetClose, SheetContent, SheetRoot, SheetTrigger, sheetItemClass } from "~/components/ui/sheet";
import { CountBadge } from "~/components/ui/tag";
import { panelTexts } from "~/copy/panel";
import { routeInOtherTent } from "~/domain/session/routes";
import { ANOTHER_SHOP_PATH } from "~/domain/tent/setup";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import { hasUnsavedChanges } from "~/lib/unsaved-changes";
import { type PanelTent, TentFace } from "./tent-face";
import { useGoToTent } from "./use-go-to-tent";

const LeaveUnsaved = lazyPart(() => import("./leave-unsaved").then((module) => module.LeaveUnsaved));

type SwitchTent = PanelTent & {
  /** Number of unseen orders. */
  unseen: number;
};

type TentSwitchProps = {
  place: "bar" | "side";
  current: SwitchTent;
  /** All of the merchant's shops, including the current one. */
  shops: readonly SwitchTent[];
  /** Whether the plan allows another shop. */
  hasRoom: boolean;
};

const triggerClass = "flex min-h-11 min-w-0 items-center gap-2.5 rounded-xl text-left text-ink";

function Count({ count }: { count: number }) {
  const { panel } = useCopy(panelTexts);
  if (count === 0) return null;
  return (
    <CountBadge className="h-5 min-w-5 shrink-0 px-1.5">
      <span className="sr-only">{panel.unseen} </span>
      {count > 99 ? "99+" : count}
    </CountBadge>
  );
}

function TriggerFace({ current, shops }: Pick<TentSwitchProps, "current" | "shops">) {
  const { panel } = useCopy(panelTexts);
  const others = shops.reduce((sum, shop) => sum + (shop.id === current.id ? 0 : shop.unseen), 0);
  return (
    <>
      <TentFace shop={current} />
      <Count count={others} />
      <ChevronsUpDown aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <span className="sr-only">{panel.shops.change}</span>
    </>
  );
}

function Choice({ shop, isCurrent }: { shop: SwitchTent; isCurrent: boolean }) {
  return (
    <>
      <TentFace shop={shop} />
      {isCurrent ? (
        <Check aria-hidden="true" className="size-5 shrink-0 text-brand-ink!" />
      ) : (
        <Count count={shop.unseen} />
      )}
    </>
  );
}

/** The shop's name; opens the list of shops, as a bottom sheet on a phone and as a menu in the sidebar. */
export function TentSwitch({ place, current, shops, hasRoom }: TentSwitchProps) {
  const { panel } = useCopy(panelTexts);
  const path = usePathname();
  const goToTent = useGoToTent();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState<number | null>(null);

  function choose(id: number) {
    setOpen(false);
    if (id === current.id) return;
    if (hasUnsavedChanges()) setAsking(id);
    else goToTent(id, routeInOtherTent(path));
  }

  const see = (className?: string) => (
    <a href={current.url} target="_blank" rel="noopener" className={className}>
      <ExternalLink aria-hidden="true" />
      {panel.shops.see}
    </a>
  );
  const add = (className?: string) => (
    <Link href={ANOTHER_SHOP_PATH} className={className}>
      <Plus aria-hidden="true" />
      {panel.shops.add}
    </Link>
  );
  return (
    <>
      {place === "bar" ? (
        <SheetRoot open={open} onOpenChange={setOpen}>
          <SheetTrigger className={cn(triggerClass, "flex-1 pr-2")}>
            <TriggerFace current={current} shops={shops} />
          </SheetTrigger>
          <SheetContent title={panel.shops.title} className="lg:hidden">
            <ul aria-label={panel.shops.title} className="grid gap-1">
              {shops.map((shop) => (
                <li key={shop.id}>
                  <button
                    type="button"
                    aria-current={shop.id === current.id ? "true" : undefined}
                    className={cn(sheetItemClass, "min-h-15", shop.id === current.id && "bg-brand-soft")}
                    onClick={() => choose(shop.id)}
                  >
                    <Choice shop={shop} isCurrent={shop.id === current.id} />
                  </button>
                </li>
              ))}
            </ul>
            <hr className="mx-4 my-2 border-line" />
            <SheetClose asChild>{see(cn(sheetItemClass, "[&>svg]:mx-2"))}</SheetClose>
            {hasRoom ? <SheetClose asChild>{add(cn(sheetItemClass, "[&>svg]:mx-2"))}</SheetClose> : null}
          </SheetContent>
        </SheetRoot>
      ) : (
        <DropdownMenu open={open} onOpenChange={setOpen}>
          <DropdownMenuTrigger
            className={cn(triggerClass, "mb-3 w-full shrink-0 border border-line px-3 py-2 hover:bg-surface-2")}
          >
            <TriggerFace current={current} shops={shops} />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start" className="w-76">
            {shops.map((shop) => (
              <DropdownMenuItem
                key={shop.id}
                aria-current={shop.id === current.id ? "true" : undefined}
                className={cn("min-h-14", shop.id === current.id && "bg-brand-soft")}
                onSelect={() => choose(shop.id)}
              >
                <Choice shop={shop} isCurrent={shop.id === current.id} />
              </DropdownMenuItem>
            ))}
            <DropdownMenuSeparator />
            <DropdownMenuItem asChild>{see()}</DropdownMenuItem>
            {hasRoom ? <DropdownMenuItem asChild>{add()}</DropdownMenuItem> : null}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      <LeaveUnsaved
        open={asking !== null}
        onStay={() => setAsking(null)}
        onLeave={() => asking !== null && goToTent(asking, routeInOtherTent(path))}
      />
    </>
  );
}
