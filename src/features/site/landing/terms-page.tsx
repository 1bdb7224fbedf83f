import { fill } from "~/copy/fill";
import type { LandingData } from "./landing-data";
import { LandingFooter, LandingHeader } from "./landing-frame";

/** The terms of use, in the frame of the home page. */
export function TermsPage(data: LandingData) {
  const { terms } = data.copy;
  const { name } = data.site;
  return (
    <>
      <LandingHeader {...data} from="/" />
      <main className="wide terms">
        <h1>{terms.title}</h1>
        <p>{fill(terms.intro, { name })}</p>
        {terms.sections.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{fill(paragraph, { name })}</p>
            ))}
          </section>
        ))}
        <p>
          <a className="terms__back" href="/">
            {terms.back}
          </a>
        </p>
      </main>
      <LandingFooter {...data} from="/" />
    </>
  );
}
