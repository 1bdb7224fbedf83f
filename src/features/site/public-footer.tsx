"use client";

import { publicFooterTexts } from "~/copy/public-footer";
import { useCopy, useWording } from "~/features/app-context/copy-provider";
import { useSite } from "~/features/app-context/site-provider";
import { useChooseWording } from "~/features/app-context/wording-choice";
import { SocialLinks } from "./social-links";

const itemClass = "link inline-flex min-h-11 items-center";

/** Footer of the public pages except the home page: terms, social links and choice of wording. */
export function PublicFooter() {
  const { publicFooter: footer } = useCopy(publicFooterTexts);
  const site = useSite();
  const wording = useWording();
  const choose = useChooseWording();
  return (
    <footer className="flex flex-wrap items-center justify-center gap-x-6 border-t border-line px-4 py-2 text-sm">
      <a href="/terminos-y-condiciones" className={itemClass}>
        {footer.terms}
      </a>
      <SocialLinks site={site} />
      {choose ? (
        <button type="button" className={itemClass} onClick={() => choose(wording === "ar" ? "neutral" : "ar")}>
          {footer.otherWording}
        </button>
      ) : null}
    </footer>
  );
}
