"use client";

import { Search } from "lucide-react";
import Link from "next/link";
import * as RadixDialog from "radix-ui/dialog";
import { useEffect, useId, useState } from "react";
import { scrimClass } from "~/components/ui/dialog-look";
import { Thumb } from "~/components/ui/list";
import { keysTexts } from "~/copy/keys";
import { MAX_QUERY } from "~/domain/catalogue/view";
import { useCopy } from "~/features/app-context/copy-provider";
import { KeyCap } from "~/features/keys/key-cap";
import { useCloseOnBack } from "~/lib/back/use-close-on-back";
import { cn } from "~/lib/cn";
import { useReturnFocus } from "~/lib/use-return-focus";
import type { MenuEntry } from "../menu";
import { labelParts } from "./match";
import { type PaletteItem, usePaletteItems } from "./use-palette-items";

type PaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  menu: readonly MenuEntry[];
  hasShop: boolean;
  /** What was typed before the field had the focus, each letter once. */
  takeTyped: () => string;
  onKeys: () => void;
};

/** Ctrl-K: screens, products, orders and actions by name. The cursor stays in the field, the arrows choose. */
export default function CommandPalette({ open, onOpenChange, menu, hasShop, takeTyped, onKeys }: PaletteProps) {
  const copy = useCopy(keysTexts).keys.palette;
  const focus = useReturnFocus();
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClass} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className="fixed inset-x-0 top-0 z-dialog mx-auto flex max-h-dvh w-full max-w-160 flex-col bg-surface text-ink shadow-3 outline-none data-[state=open]:animate-fade-in sm:top-24 sm:max-h-[calc(100dvh-192px)] sm:rounded-3xl"
        >
          <RadixDialog.Title className="sr-only">{copy.title}</RadixDialog.Title>
          <Finder
            menu={menu}
            hasShop={hasShop}
            takeTyped={takeTyped}
            onClose={() => onOpenChange(false)}
            onKeys={onKeys}
          />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type FinderProps = Pick<PaletteProps, "menu" | "hasShop" | "takeTyped" | "onKeys"> & { onClose: () => void };

function Finder({ menu, hasShop, takeTyped, onClose, onKeys }: FinderProps) {
  const copy = useCopy(keysTexts).keys.palette;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const { groups, searching, failed } = usePaletteItems(menu, hasShop, typed, true);
  const items = groups.flatMap((group) => group.items);
  const at = Math.max(
    items.findIndex((item) => item.id === chosen),
    0,
  );
  const current = items[at];
  const optionId = (item: PaletteItem) => `${id}-${item.id}`;
  const currentId = current ? optionId(current) : undefined;
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: "nearest" });
  }, [currentId]);
  const move = (step: number) => setChosen(items[(at + step + items.length) % items.length]?.id ?? null);

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && currentId) {
      if ((event.ctrlKey || event.metaKey) && current?.href) window.open(current.href, "_blank", "noopener");
      // A click on the link itself, so that a form with unsaved changes asks first.
      else document.getElementById(currentId)?.click();
      onClose();
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-5">
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={currentId}
          aria-label={copy.field}
          placeholder={copy.field}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_QUERY}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(null);
          }}
          onFocus={() => setTyped(typed + takeTyped())}
          onKeyDown={onKeyDown}
          className="min-h-15 w-full min-w-0 bg-transparent text-lg outline-none focus-visible:outline-none"
        />
        <RadixDialog.Close className="-mr-2 grid size-11 shrink-0 place-items-center rounded-lg">
          <KeyCap>Esc</KeyCap>
        </RadixDialog.Close>
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={copy.results}
        aria-busy={searching}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
          <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} className="pt-3">
            <p id={`${id}-${group.key}`} className="px-3 pb-1 text-xs font-semibold text-ink-2">
              {copy.groups[group.key]}
            </p>
            {group.items.map((item) => (
              <Option
                key={item.id}
                id={optionId(item)}
                item={item}
                typed={typed}
                on={item === current}
                onPoint={() => setChosen(item.id)}
                onOpen={() => {
                  onClose();
                  if (!item.href) onKeys();
                }}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={cn("px-5 py-4 text-ink-2", items.length > 0 && !failed && "sr-only")}>
        {failed ? copy.failed : items.length > 0 ? "" : searching ? copy.searching : copy.nothing}
      </p>
      <div className="flex items-center gap-5 border-t border-line px-5 py-2.5 text-sm text-ink-2 max-sm:hidden">
        <Hint caps={["↑", "↓"]}>{copy.move}</Hint>
        <Hint caps={["↵"]}>{copy.open}</Hint>
        <Hint caps={["Ctrl", "↵"]}>{copy.newTab}</Hint>
      </div>
    </>
  );
}

function Hint({ caps, children }: { caps: string[]; children: string }) {
  return (
    <span aria-hidden="true" className="flex items-center gap-1.5">
      {caps.map((cap) => (
        <KeyCap key={cap}>{cap}</KeyCap>
      ))}
      {children}
    </span>
  );
}

type OptionProps = {
  id: string;
  item: PaletteItem;
  typed: string;
  on: boolean;
  onPoint: () => void;
  onOpen: () => void;
};

function Option({ id, item, typed, on, onPoint, onOpen }: OptionProps) {
  const Icon = item.icon;
  const props = {
    id,
    role: "option",
    "aria-selected": on,
    tabIndex: -1,
    onPointerMove: on ? undefined : onPoint,
    onClick: onOpen,
    className: cn(
      "flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left text-md base:text-ink no-underline",
      on && "bg-brand-soft text-brand-ink",
    ),
  };
  const content = (
    <>
      {item.image ? <Thumb size="xs" src={item.image} width={32} height={32} /> : null}
      {Icon ? <Icon aria-hidden="true" className="size-5 shrink-0" /> : null}
      <span className="min-w-0 flex-1 truncate py-1.5">
        {labelParts(item.label, typed).map(({ text, found, at }) =>
          found ? (
            <b key={at} className="font-bold underline underline-offset-4">
              {text}
            </b>
          ) : (
            text
          ),
        )}
      </span>
      {item.meta ? <span className="shrink-0 text-sm">{item.meta}</span> : null}
      {on ? <KeyCap className="max-sm:hidden">↵</KeyCap> : null}
    </>
  );
  return item.href ? (
    <Link href={item.href} prefetch={false} {...props}>
      {content}
    </Link>
  ) : (
    <button type="button" {...props}>
      {content}
    </button>
  );
}
