import { LogoMark } from "~/components/ui/logo-mark";
import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { fill } from "~/copy/fill";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import type { LandingData } from "./landing-data";
import { LandingIcon } from "./landing-icon";

/** Ids of the sections that the header links to. */
export const SECTIONS = { shops: "tiendas", how: "como", plans: "precios", questions: "preguntas" } as const;

export const SIGN_UP = "/registrate";

/** `from` leads to the home page from another one, whose sections are linked to. */
type FrameProps = LandingData & { from?: "" | "/" };

export function LandingHeader({ copy: { home, login }, site: { name, logo }, from = "" }: FrameProps) {
  return (
    <header className="wide bar">
      <a className="bar__logo" href="/" aria-label={fill(login.home, { name })}>
        {logo ? <img src={logo} alt="" width={32} height={32} /> : <LogoMark />}
        <b>{name}</b>
      </a>
      <nav aria-label={home.nav}>
        <a href={`${from}#${SECTIONS.shops}`}>{home.shops.link}</a>
        <a href={`${from}#${SECTIONS.how}`}>{home.how.link}</a>
        <a href={`${from}#${SECTIONS.plans}`}>{home.plans.link}</a>
        <a href={`${from}#${SECTIONS.questions}`}>{home.questions.link}</a>
      </nav>
      <a className="button button--text" href="/login">
        {home.login}
      </a>
      <a className="button" href={SIGN_UP}>
        {home.startShort}
      </a>
    </header>
  );
}

function SocialLinks({ copy, site: { facebook, instagram } }: LandingData) {
  const { social } = copy.site;
  return [
    facebook && { network: "Facebook", page: facebook, visit: social.visitFacebook },
    instagram && { network: "Instagram", page: instagram, visit: social.visitInstagram },
  ].map((link) =>
    link ? (
      <a key={link.network} href={link.page.url} rel="noopener">
        {link.page.name ? `${link.network}: ${link.page.name}` : link.visit}
      </a>
    ) : null,
  );
}

/** The last call to action, the contact that the site has configured, and the links of every public page. */
export function LandingFooter(data: FrameProps) {
  const { copy, site, trialDays, wording, from = "" } = data;
  const { home } = copy;
  return (
    <footer className="night end">
      <span className="awning" />
      <div className="wide end__in">
        <h2>{home.last}</h2>
        <p className="actions">
          <a className="button" href={SIGN_UP}>
            {trialDays > 0 ? home.startFree : home.start} <LandingIcon name="arrow" />
          </a>
          {site.whatsapp ? (
            <a className="button button--line" href={whatsappUrl(site.whatsapp)}>
              <WhatsappMark /> {home.write}
            </a>
          ) : null}
        </p>
        <nav aria-label={home.footer.label}>
          <a href={`${from}#${SECTIONS.plans}`}>{home.plans.link}</a>
          <a href="/terminos-y-condiciones">{home.footer.terms}</a>
          <SocialLinks {...data} />
          {/* shown by the page's script, which it needs */}
          <button type="button" hidden data-wording={wording === "ar" ? "neutral" : "ar"}>
            {home.footer.otherWording}
          </button>
        </nav>
      </div>
    </footer>
  );
}
