"use client";

import {
  ArrowDown,
  ArrowUp,
  ChevronRight,
  EllipsisVertical,
  type LucideIcon,
  Pause,
  Pencil,
  Play,
  Trash2,
} from "lucide-react";
import Link from "next/link";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { IconButton } from "~/components/ui/icon-button";
import { Tag } from "~/components/ui/tag";
import { fill } from "~/copy/fill";
import { promotionsTexts } from "~/copy/promotions";
import type { CouponState } from "~/domain/coupons/coupon";
import { promotionHref } from "~/domain/pricing/promotion-path";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";
import { RuleIcon } from "./kind-sheet";
import { PROMOTION_ICONS } from "./promotion-icons";
import { type ListedPromotion, whenText } from "./promotion-words";
import { STATE_TONES } from "./state-tones";
import type { usePromotionChanges } from "./use-promotion-changes";

type RuleRowProps = {
  icon: LucideIcon;
  href: string;
  name: string;
  state: CouponState;
  stateText: string;
  when: ReactNode;
  reach: ReactNode;
  figures?: ReactNode;
  menu?: ReactNode;
};

/** A rule in the list: what it is, whether it is in force, when and where. The whole row opens it. */
export function RuleRow({ icon, href, name, state, stateText, when, reach, figures, menu }: RuleRowProps) {
  const isOff = state !== "active" && state !== "scheduled";
  return (
    <li className="relative flex min-h-17 items-center gap-3 bg-surface py-2.5 pl-4 pr-1 hover:bg-surface-2 lg:pr-3">
      <RuleIcon icon={icon} off={isOff} />
      <div className="grid min-w-0 flex-1 gap-x-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_6rem] lg:items-center">
        <div className="flex min-w-0 items-start gap-2">
          <Link
            href={href}
            className={cn(
              "min-w-0 flex-1 leading-5 font-semibold base:text-ink no-underline wrap-anywhere after:absolute after:inset-0",
              state === "over" && "text-ink-2",
            )}
          >
            {name}
          </Link>
          <Tag tone={STATE_TONES[state]} className="shrink-0 lg:hidden">
            {stateText}
          </Tag>
        </div>
        <div className="min-w-0 text-sm text-ink-2 wrap-anywhere">
          {reach} · {when}
          {figures ? <div>{figures}</div> : null}
        </div>
        <Tag tone={STATE_TONES[state]} className="justify-self-start max-lg:hidden">
          {stateText}
        </Tag>
      </div>
      {menu ?? (
        <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center">
          <ChevronRight className="size-5 text-ink-3" />
        </span>
      )}
    </li>
  );
}

type RowMenuProps = {
  name: string;
  href: string;
  links?: readonly { label: string; icon: LucideIcon; href: string }[];
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  removeTitle: string;
  removeText?: string;
  onRemove: () => Promise<void>;
};

/** What can be done with a rule without opening it. */
export function RuleMenu({
  name,
  href,
  links = [],
  onPause,
  onResume,
  onUp,
  onDown,
  removeTitle,
  removeText,
  onRemove,
}: RowMenuProps) {
  const { promotions: copy } = useCopy(promotionsTexts);
  const [asks, setAsks] = useState(false);
  const items = [
    { label: copy.pause, icon: Pause, act: onPause },
    { label: copy.resume, icon: Play, act: onResume },
    { label: copy.up, icon: ArrowUp, act: onUp },
    { label: copy.down, icon: ArrowDown, act: onDown },
  ];
  return (
    <div className="relative shrink-0">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={fill(copy.menuOf, { name })}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem asChild>
            <Link href={href}>
              <Pencil aria-hidden="true" />
              {copy.edit}
            </Link>
          </DropdownMenuItem>
          {links.map(({ label, icon: Icon, href: to }) => (
            <DropdownMenuItem key={label} asChild>
              <Link href={to}>
                <Icon aria-hidden="true" />
                {label}
              </Link>
            </DropdownMenuItem>
          ))}
          {items.map(({ label, icon: Icon, act }) =>
            act ? (
              <DropdownMenuItem key={label} onSelect={act}>
                <Icon aria-hidden="true" />
                {label}
              </DropdownMenuItem>
            ) : null,
          )}
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="bad" onSelect={() => setAsks(true)}>
            <Trash2 aria-hidden="true" />
            {copy.remove}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={removeTitle}
        text={removeText ?? copy.removeText}
        confirmLabel={copy.remove}
        cancelLabel={copy.cancel}
        tone="bad"
        onConfirm={onRemove}
      />
    </div>
  );
}

type PromotionRowProps = {
  promotion: ListedPromotion;
  reach: string;
  figures?: ReactNode;
  /** All promotions, in their order. */
  ids: readonly number[];
  changes: ReturnType<typeof usePromotionChanges>;
};

export function PromotionRow({ promotion, reach, figures, ids, changes }: PromotionRowProps) {
  const { promotions: copy } = useCopy(promotionsTexts);
  const { id, name, kind, state } = promotion;
  const href = promotionHref(id);
  const at = ids.indexOf(id);
  const quietly = (call: Promise<void>) => void call.catch(() => undefined); // the popup has shown the error
  const isOver = state === "over";
  return (
    <RuleRow
      icon={PROMOTION_ICONS[kind]}
      href={href}
      name={name}
      state={state}
      stateText={copy.state[state]}
      when={whenText(promotion, copy)}
      reach={reach}
      figures={figures}
      menu={
        <RuleMenu
          name={name}
          href={href}
          onPause={isOver || promotion.paused ? undefined : () => quietly(changes.pause(promotion, true))}
          onResume={promotion.paused && !isOver ? () => quietly(changes.pause(promotion, false)) : undefined}
          onUp={at > 0 ? () => quietly(changes.move(ids, id, -1)) : undefined}
          onDown={at < ids.length - 1 ? () => quietly(changes.move(ids, id, 1)) : undefined}
          removeTitle={fill(copy.removeTitle, { name })}
          onRemove={() => changes.remove(promotion)}
        />
      }
    />
  );
}
