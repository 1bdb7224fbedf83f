"use client";

import { Megaphone, X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { panelTexts } from "~/copy/panel";
import { useCopy } from "~/features/app-context/copy-provider";
import { storeOnDevice, useDeviceValue } from "~/lib/device-value";

const KEY = "panel-message-closed";

/** The team's message above every screen until dismissed on this device; a new text shows again. */
export function PanelMessage({ text }: { text: string }) {
  const { message: copy } = useCopy(panelTexts).panel;
  const closed = useDeviceValue(KEY);
  const [gone, setGone] = useState<string | null>(null);
  if (closed === undefined || closed === text || gone === text) return null;
  const close = () => {
    setGone(text);
    storeOnDevice(KEY, text);
  };
  return (
    <aside aria-label={copy.label} className="border-b border-line bg-brand-soft print:hidden">
      <div className="mx-auto flex max-w-content items-center gap-3 py-1 pr-1 pl-4 lg:pr-9 lg:pl-10">
        <Megaphone aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
        <p className="min-w-0 flex-1 py-2 text-sm font-medium wrap-anywhere">{text}</p>
        <IconButton label={copy.dismiss} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}
