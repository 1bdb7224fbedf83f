"use client";

import { Logo } from "~/components/ui/logo";
import { fill } from "~/copy/fill";
import { loginTexts } from "~/copy/login";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSite } from "~/features/app-context/site-provider";
import { PublicFooter } from "~/features/site/public-footer";
import { WindowArt } from "~/features/site/shop-window";

/** Layout "login" (docs/product.md#layouts): the shop window drawing with one form beside or below it. */
export function AuthFrame({ heading, text, children }: { heading: string; text?: string; children: React.ReactNode }) {
  const { login } = useCopy(loginTexts);
  const { name, logo } = useSite();
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:grid-rows-1">
      <WindowArt />
      <div className="grid grid-cols-1 grid-rows-[1fr_auto]">
        <main className="mx-auto grid w-full max-w-100 grid-cols-1 content-start gap-4 px-5 pt-7 pb-8 md:content-center">
          <a href="/" aria-label={fill(login.home, { name })} className="justify-self-start no-underline">
            <Logo name={name} src={logo ?? undefined} />
          </a>
          <div className="mt-3 mb-1 grid gap-1">
            <h1>{heading}</h1>
            {text ? <p className="text-ink-2">{text}</p> : null}
          </div>
          {children}
        </main>
        <PublicFooter />
      </div>
    </div>
  );
}
