"use client";

import { Copy as CopyIcon, MessageCircle, Share2, Users } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { fill } from "~/copy/fill";
import { useCopy } from "~/features/session/copy-provider";

const tileClass =
  "grid min-h-19 content-center justify-items-center gap-1.5 rounded-xl border border-line px-2 py-3 text-sm font-semibold text-ink no-underline hover:bg-surface-2 [&_svg]:size-6";

type ShareLinksProps = {
  url: string;
  name: string;
  /** What is sent with it; of the shop, its own sentence. */
  message?: string;
  /** What the address is of. */
  label?: string;
  primary?: boolean;
  className?: string;
};

/** An address of the shop, to copy and to send on. */
export function ShareLinks({ url, name, message, label, primary, className }: ShareLinksProps) {
  const { share } = useCopy().tent;
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  const text = message ?? fill(share.message, { url });

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(share.copied);
    } catch {
      toast.error(share.copyFailed);
    }
  }

  return (
    <Group aria-label={label ?? share.address} className={className}>
      <div className="flex items-center gap-2">
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="flex min-h-12 min-w-0 flex-1 items-center rounded-xl border border-line-strong bg-surface px-3.5 font-semibold text-ink no-underline"
        >
          <span className="truncate">{url.replace(/^https?:\/\//, "")}</span>
        </a>
        <Button variant={primary ? "solid" : "sec"} onClick={copyAddress}>
          <CopyIcon aria-hidden="true" />
          {share.copy}
        </Button>
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        <a
          className={tileClass}
          href={`https://api.whatsapp.com/send?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle aria-hidden="true" className="text-ok" />
          {share.whatsapp}
        </a>
        <a
          className={tileClass}
          href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Users aria-hidden="true" className="text-brand-ink" />
          {share.facebook}
        </a>
        {canShare ? (
          <button
            type="button"
            className={tileClass}
            onClick={() => void navigator.share({ title: name, text: name, url }).catch(() => undefined)}
          >
            <Share2 aria-hidden="true" className="text-ink-2" />
            {share.more}
          </button>
        ) : null}
      </div>
    </Group>
  );
}
