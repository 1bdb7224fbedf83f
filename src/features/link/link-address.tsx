"use client";

import { QrCode } from "lucide-react";
import { useState } from "react";
import { Dialog } from "~/components/ui/dialog";
import { IconButton } from "~/components/ui/icon-button";
import { linkTexts } from "~/copy/link";
import { useCopy } from "~/features/app-context/copy-provider";
import { AddressRow } from "~/features/share/address-row";
import { QrCard } from "~/features/share/qr-card";

/** URL of the links page, to copy into a profile, and its QR code. */
export function LinkAddress({ url }: { url: string }) {
  const { link: copy } = useCopy(linkTexts);
  const [showsQr, setShowsQr] = useState(false);

  return (
    <>
      <AddressRow url={url} texts={copy}>
        <IconButton label={copy.qrOpen} onClick={() => setShowsQr(true)}>
          <QrCode aria-hidden="true" />
        </IconButton>
      </AddressRow>
      <Dialog open={showsQr} onOpenChange={setShowsQr} title={copy.qrTitle} closeLabel={copy.form.close}>
        <QrCard url={url} text={copy.qrText} className="border-0 p-0 max-sm:mx-0 lg:p-0" />
      </Dialog>
    </>
  );
}
