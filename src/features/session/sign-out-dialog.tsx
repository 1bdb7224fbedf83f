"use client";

import { useEffect, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Dialog } from "~/components/ui/dialog";
import { fill } from "~/copy/fill";
import { loginTexts } from "~/copy/login";
import { outboxListTexts } from "~/copy/outbox-list";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { clearDevice } from "~/features/device-cache/clear-device";
import { countUnsent, signOutWith, type UnsentChoice } from "./sign-out";

type SignOutDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Confirms "Salir" in place and ends the session; asks first what becomes of unsent changes. */
export function SignOutDialog({ open, onOpenChange }: SignOutDialogProps) {
  const { logout } = useCopy(loginTexts).login;
  const { user } = useSession();
  const [failed, setFailed] = useState(false);
  const [unsent, setUnsent] = useState<number | null>(null);
  useEffect(() => {
    if (!open) return;
    setUnsent(null);
    void countUnsent(user.id).then(setUnsent);
  }, [open, user.id]);

  async function leave(choice: UnsentChoice): Promise<boolean> {
    setFailed(false);
    try {
      if (!(await signOutWith(user.id, choice))) return false;
    } catch (error) {
      setFailed(true);
      throw error;
    }
    await clearDevice();
    window.location.replace("/login");
    return new Promise(() => {}); // keeps the button busy until the next document loads
  }

  const close = (next: boolean) => {
    setFailed(false);
    onOpenChange(next);
  };
  const problem = failed ? (
    <Banner tone="bad" role="alert">
      {logout.failed}
    </Banner>
  ) : null;
  if (open && unsent !== null && unsent > 0) {
    return <UnsentDialog count={unsent} problem={problem} onLeave={leave} onOpenChange={close} />;
  }
  return (
    <ConfirmDialog
      open={open && unsent !== null}
      onOpenChange={close}
      title={logout.heading}
      text={logout.text}
      confirmLabel={logout.submit}
      cancelLabel={logout.back}
      onConfirm={() => leave("keep")}
    >
      {problem}
    </ConfirmDialog>
  );
}

type UnsentDialogProps = {
  count: number;
  problem: React.ReactNode;
  onLeave: (choice: UnsentChoice) => Promise<boolean>;
  onOpenChange: (open: boolean) => void;
};

function UnsentDialog({ count, problem, onLeave, onOpenChange }: UnsentDialogProps) {
  const { signOut: copy } = useCopy(outboxListTexts).outboxList;
  const [busy, setBusy] = useState<UnsentChoice | null>(null);
  const [notSent, setNotSent] = useState(false);
  const choose = async (choice: UnsentChoice) => {
    setBusy(choice);
    setNotSent(false);
    const left = await onLeave(choice).catch(() => true); // the banner says why it failed
    if (!left) setNotSent(true);
    setBusy(null);
  };
  const button = (choice: UnsentChoice, label: string, variant: "solid" | "sec" | "txt") => (
    <Button
      variant={variant}
      block
      loading={busy === choice}
      disabled={busy !== null && busy !== choice}
      onClick={() => void choose(choice)}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={count === 1 ? copy.titleOne : fill(copy.titleMany, { n: count })}
      description={copy.text}
      closeLabel={copy.stay}
    >
      {problem}
      {notSent ? (
        <Banner tone="warn" role="alert">
          {copy.notSent}
        </Banner>
      ) : null}
      <div className="grid gap-2">
        {button("send", copy.send, "solid")}
        {button("keep", copy.keep, "sec")}
        <p className="text-sm text-ink-2">{copy.keepHint}</p>
        {button("drop", copy.drop, "txt")}
      </div>
    </Dialog>
  );
}
