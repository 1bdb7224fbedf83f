"use client";

import { Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Group } from "~/components/ui/card";
import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { fill } from "~/copy/fill";
import { shareTexts } from "~/copy/share";
import { shopShareTexts } from "~/copy/shop-share";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";
import { api } from "~/trpc/react";
import { AddressRow, copyAndSay } from "./address-row";
import { LinkIcon } from "./link-icon";

const tileClass =
  "grid min-h-19 content-center justify-items-center gap-1.5 rounded-xl border border-line px-2 py-3 text-sm font-semibold text-ink no-underline hover:bg-surface-2 [&_svg]:size-6";

const FACEBOOK = { code: null, url: "https://www.facebook.com/" };
const INSTAGRAM = { code: null, url: "https://www.instagram.com/" };

type ShareLinksProps = {
  url: string;
  name: string;
  /** Message sent with the link; defaults to the shop's own text. */
  message?: string;
  /** Label of the URL. */
  label?: string;
  primary?: boolean;
  className?: string;
};

/** A URL of the shop with buttons to copy and share it. */
export function ShareLinks({ url, name, message, label, primary, className }: ShareLinksProps) {
  const {
    tent: { share },
    share: more,
  } = useCopy(shopShareTexts, shareTexts);
  const utils = api.useUtils();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  const { mutate: markShared } = api.dashboard.linkShared.useMutation({
    meta: { ignoreErrors: true },
    onSuccess: () => utils.dashboard.invalidate(),
  });
  const told = useRef(false);
  /** Any way of sharing completes the step of the checklist. */
  const shared = () => {
    if (told.current) return;
    told.current = true;
    markShared();
  };
  const text = message ?? fill(share.message, { url });

  return (
    <Group id="enlace" aria-label={label ?? share.address} className={cn("scroll-mt-20", className)} onClick={shared}>
      <AddressRow url={url} texts={share} primary={primary} />
      <div className={cn("grid gap-2 huge-text:grid-cols-1!", canShare ? "grid-cols-2 sm:grid-cols-4" : "grid-cols-3")}>
        <a
          className={tileClass}
          href={`https://api.whatsapp.com/send?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span className="text-ok">
            <WhatsappMark />
          </span>
          {share.whatsapp}
        </a>
        <a
          className={tileClass}
          href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span className="text-brand-ink">
            <LinkIcon link={FACEBOOK} />
          </span>
          {share.facebook}
        </a>
        {/* Instagram has no share URL: the link is copied and pasted by hand. */}
        <button
          type="button"
          className={tileClass}
          onClick={() => copyAndSay(url, more.instagramCopied, share.copyFailed)}
        >
          <span className="text-accent-ink">
            <LinkIcon link={INSTAGRAM} />
          </span>
          {more.instagram}
        </button>
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
