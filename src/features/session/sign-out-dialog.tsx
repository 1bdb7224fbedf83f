"use client";

import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { postSignOut } from "~/features/app-context/auth-calls";
import { useCopy } from "~/features/app-context/copy-provider";
import { clearDevice } from "~/features/device-cache/clear-device";

/** Confirms "Salir" in place and ends the session. */
export function SignOutDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { logout } = useCopy().login;
  const [failed, setFailed] = useState(false);

  async function leave() {
    setFailed(false);
    try {
      await postSignOut();
    } catch (error) {
      setFailed(true);
      throw error;
    }
    await clearDevice();
    window.location.replace("/login");
    await new Promise(() => {}); // keeps the button busy until the next document loads
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        setFailed(false);
        onOpenChange(next);
      }}
      title={logout.heading}
      text={logout.text}
      confirmLabel={logout.submit}
      cancelLabel={logout.back}
      onConfirm={leave}
    >
      {failed ? (
        <Banner tone="bad" role="alert">
          {logout.failed}
        </Banner>
      ) : null}
    </ConfirmDialog>
  );
}
