"use client";

import { Copy as CopyIcon, QrCode } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { IconButton } from "~/components/ui/icon-button";
import { useCopy } from "~/features/session/copy-provider";
import { QrCard } from "~/features/tent/qr-card";

/** The page's address, to copy for a profile, and its QR code. */
export function LinkAddress({ url }: { url: string }) {
  const { link: copy } = useCopy();
  const [showsQr, setShowsQr] = useState(false);

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(copy.copied);
    } catch {
      toast.error(copy.copyFailed);
    }
  }

  return (
    <>
      <div className="flex items-center gap-2">
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="flex min-h-12 min-w-0 flex-1 items-center rounded-xl border border-line-strong bg-surface px-3.5 font-semibold text-ink no-underline"
        >
          <span className="truncate">{url.replace(/^https?:\/\//, "")}</span>
        </a>
        <IconButton label={copy.qrOpen} onClick={() => setShowsQr(true)}>
          <QrCode aria-hidden="true" />
        </IconButton>
        <Button variant="sec" onClick={copyAddress}>
          <CopyIcon aria-hidden="true" />
          {copy.copy}
        </Button>
      </div>
      <Dialog open={showsQr} onOpenChange={setShowsQr} title={copy.qrTitle} closeLabel={copy.form.close}>
        <QrCard url={url} text={copy.qrText} className="border-0 p-0 max-sm:mx-0 lg:p-0" />
      </Dialog>
    </>
  );
}
