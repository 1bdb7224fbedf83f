"use client";

import { useEffect } from "react";
import { Button } from "~/components/ui/button";
import { signOut } from "~/features/session/auth-calls";
import { AuthFrame } from "~/features/session/auth-frame";
import { useCopy } from "~/features/session/copy-provider";

/** `/cuenta-cerrada`: the end; what is left of the session on this device goes too. */
export function AccountClosedPage({ loggedIn }: { loggedIn: boolean }) {
  const text = useCopy().account.closing.done;
  useEffect(() => {
    // the server refuses the ended session anyway: this only takes its cookie away
    if (!loggedIn) signOut().catch(() => undefined);
  }, [loggedIn]);
  return (
    <AuthFrame heading={text.heading} text={text.text}>
      <Button asChild block>
        <a href="/">{text.home}</a>
      </Button>
    </AuthFrame>
  );
}
