"use client";

import { fill } from "~/copy/fill";
import { termsTexts } from "~/copy/terms";
import { useCopy } from "~/features/app-context/copy-provider";
import { PublicFooter } from "./public-footer";
import { PublicHeader } from "./public-header";

export function TermsPage({ name }: { name: string }) {
  const { terms } = useCopy(termsTexts);
  return (
    <>
      <PublicHeader />
      <main className="mx-auto grid w-full max-w-180 gap-6 px-4 pt-4 pb-16 md:px-10">
        <h1>{terms.title}</h1>
        <p className="text-ink-2">{fill(terms.intro, { name })}</p>
        {terms.sections.map(({ heading, text }) => (
          <section key={heading} className="grid gap-2">
            <h2>{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph} className="text-ink-2">
                {fill(paragraph, { name })}
              </p>
            ))}
          </section>
        ))}
        <p>
          <a href="/" className="link inline-block py-2.5">
            {terms.back}
          </a>
        </p>
      </main>
      <PublicFooter />
    </>
  );
}
