"use client";

import { Button } from "~/components/ui/button";
import { Logo } from "~/components/ui/logo";
import { fill } from "~/copy/fill";
import { homeTexts } from "~/copy/home";
import { loginTexts } from "~/copy/login";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSite } from "~/features/app-context/site-provider";

/** Header of the terms; the home page has its own. */
export function PublicHeader() {
  const { home, login } = useCopy(homeTexts, loginTexts);
  const { name, logo } = useSite();
  return (
    <header className="mx-auto flex h-16 w-full max-w-300 items-center justify-between gap-3 px-4 md:h-20 md:px-10">
      {/* plain links: these pages are no pages of Next's */}
      <a href="/" aria-label={fill(login.home, { name })} className="no-underline">
        <Logo name={name} src={logo ?? undefined} />
      </a>
      <div className="flex items-center gap-1">
        <Button asChild variant="txt" size="sm">
          <a href="/login">{home.login}</a>
        </Button>
        <Button asChild size="sm" className="max-md:hidden">
          <a href="/registrate">{home.start}</a>
        </Button>
      </div>
    </header>
  );
}
