"use client";

import { useEffect, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { fill } from "~/copy/fill";
import { loginTexts } from "~/copy/login";
import { outboxListTexts } from "~/copy/outbox-list";
import { postSignOut } from "~/features/app-context/auth-calls";
import { useCopy } from "~/features/app-context/copy-provider";
import { clearDevice } from "~/features/device-cache/clear-device";
import { AuthFrame } from "~/features/session/auth-frame";
import { countUnsent } from "./sign-out";

/** Opening the URL does not log out: only the button does, through a POST with NextAuth's CSRF token. */
export function LogoutPage({ userId }: { userId: number | null }) {
  const { login, outboxList } = useCopy(loginTexts, outboxListTexts);
  const { logout } = login;
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    if (userId !== null) void countUnsent(userId).then(setUnsent);
  }, [userId]);
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");

  async function leave() {
    setState("leaving");
    try {
      await postSignOut();
      await clearDevice();
      window.location.assign("/login");
    } catch {
      setState("failed");
    }
  }

  if (userId === null) {
    return (
      <AuthFrame heading={logout.outHeading} text={logout.outText}>
        <Button asChild block>
          <a href="/login">{logout.login}</a>
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame heading={logout.heading} text={logout.text}>
      {unsent > 0 ? (
        <Banner
          tone="warn"
          title={unsent === 1 ? outboxList.signOut.titleOne : fill(outboxList.signOut.titleMany, { n: unsent })}
        >
          {outboxList.signOut.keepHint}
        </Banner>
      ) : null}
      {state === "failed" ? <Banner tone="bad">{logout.failed}</Banner> : null}
      <Button block loading={state === "leaving"} onClick={leave}>
        {logout.submit}
      </Button>
      <Button asChild variant="sec" block>
        <a href="/">{logout.back}</a>
      </Button>
    </AuthFrame>
  );
}
