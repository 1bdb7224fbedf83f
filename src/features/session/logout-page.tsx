"use client";

import Link from "next/link";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { postSignOut } from "~/features/app-context/auth-calls";
import { useCopy } from "~/features/app-context/copy-provider";
import { clearDevice } from "~/features/device-cache/clear-device";
import { AuthFrame } from "~/features/session/auth-frame";

/** Opening the URL does not log out: only the button does, through a POST with NextAuth's CSRF token. */
export function LogoutPage({ loggedIn }: { loggedIn: boolean }) {
  const { logout } = useCopy().login;
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

  if (!loggedIn) {
    return (
      <AuthFrame heading={logout.outHeading} text={logout.outText}>
        <Button asChild block>
          <Link href="/login">{logout.login}</Link>
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame heading={logout.heading} text={logout.text}>
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
