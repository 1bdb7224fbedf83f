"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { productHeadTexts } from "~/copy/product-head";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSingleKeys } from "~/features/keys/single-keys";
import { undoLatest } from "~/lib/undo-stack";
import type { MenuEntry } from "../menu";
import { firstRow, focusSearch, listKeys, pickPage, undoLast } from "./list-keys";

const CommandPalette = dynamic(() => import("./palette"), { ssr: false });
const KeyList = dynamic(() => import("./key-list"), { ssr: false });

const NEW_ORDER = "/pedidos/nuevo";

const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=button])"));

/** A dialog or a menu has keys of its own. */
const isCovered = () =>
  document.querySelector("[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu]") !== null;

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[role=dialog]") !== null;

/** Whether a part that waits for Space, Enter or the arrows has the focus, such as a handle that is being dragged. */
const usesArrows = (target: EventTarget | null) =>
  target instanceof Element && target.matches("[role=tab], [role=slider], [aria-pressed], [aria-roledescription]");

type PanelKeysProps = {
  menu: readonly MenuEntry[];
  /** Without a shop there are no products and orders to find. */
  hasShop: boolean;
};

/** The keys of the panel: those with Ctrl, and single ones where nothing is being typed. */
export function PanelKeys({ menu, hasShop }: PanelKeysProps) {
  const router = useRouter();
  const { undo } = useCopy(productHeadTexts).productHead;
  const [single] = useSingleKeys();
  const [open, setOpen] = useState<"palette" | "keys" | null>(null);
  /** Loaded once asked for, and kept so that it can close. */
  const [asked, setAsked] = useState({ palette: false, keys: false });
  const afterG = useRef(false);
  /** What is typed before the palette has loaded and its field has the focus. */
  const early = useRef("");
  const show = (one: "palette" | "keys") => {
    early.current = "";
    setAsked((before) => ({ ...before, [one]: true }));
    setOpen(one);
  };

  const goAfterG = (key: string): boolean => {
    const entry = afterG.current ? menu.find(({ letter }) => letter === key) : undefined;
    afterG.current = key === "g";
    if (!entry) return afterG.current;
    router.push(entry.href);
    return true;
  };
  const run = ({ key }: KeyboardEvent): boolean => {
    if (goAfterG(key)) return true;
    if (key === "/") return focusSearch();
    if (key === "?") {
      show("keys");
      return true;
    }
    if (key === "n" && hasShop && menu.some((entry) => entry.key === "orders")) {
      router.push(NEW_ORDER);
      return true;
    }
    return listKeys[key]?.() ?? false;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const withCtrl = event.ctrlKey || event.metaKey;
    if (withCtrl && event.key.toLowerCase() === "k" && !event.shiftKey) {
      event.preventDefault();
      if (open === "palette") setOpen(null);
      else if (!isCovered()) show("palette");
      return;
    }
    if (open !== null && !isInDialog(event.target)) {
      if (withCtrl || event.key.length > 1) return;
      early.current += event.key;
      event.preventDefault();
      return;
    }
    if (isCovered()) return;
    if (typesText(event.target)) {
      const inSearch = event.target instanceof HTMLInputElement && event.target.type === "search";
      if (inSearch && event.key === "ArrowDown" && firstRow()) event.preventDefault();
      return;
    }
    if (withCtrl) {
      const key = event.key.toLowerCase();
      const undoes = key === "z" && !event.shiftKey;
      if ((key === "a" && pickPage()) || (undoes && (undoLast(undo) || undoLatest()))) event.preventDefault();
      return;
    }
    if (!single || (event.key.startsWith("Arrow") && usesArrows(event.target))) return;
    if (run(event)) event.preventDefault();
  });
  // before the mark of the pending keys is seen to be gone
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return (
    <>
      {asked.palette ? (
        <CommandPalette
          open={open === "palette"}
          onOpenChange={(to) => setOpen(to ? "palette" : null)}
          menu={menu}
          hasShop={hasShop}
          takeTyped={() => {
            const typed = early.current;
            early.current = "";
            return typed;
          }}
          onKeys={() => show("keys")}
        />
      ) : null}
      {asked.keys ? (
        <KeyList menu={menu} open={open === "keys"} onOpenChange={(to) => setOpen(to ? "keys" : null)} />
      ) : null}
    </>
  );
}
