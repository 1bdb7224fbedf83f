import { numberFormatOf } from "~/domain/money/number-format";
import { HOW_STEPS, stepShot } from "~/domain/site/shown-shops";
import { countText } from "~/features/app-context/count-text";
import { Comparison } from "./comparison";
import { type LandingData, questionsOf } from "./landing-data";
import { LandingFooter, LandingHeader, SECTIONS, SIGN_UP } from "./landing-frame";
import { LandingIcon } from "./landing-icon";
import { PlanCards } from "./plan-cards";
import { ShopStrip } from "./shop-strip";

function Hero(data: LandingData) {
  const { home } = data.copy;
  return (
    <section className="night window" id={SECTIONS.shops}>
      <span className="awning" />
      <div className="wide hero">
        <h1>{home.heading}</h1>
        <p>{home.text}</p>
        <p className="actions">
          <a className="button" href={SIGN_UP}>
            {home.start} <LandingIcon name="arrow" />
          </a>
          {data.trialDays > 0 ? (
            <small>{countText(home.trial, data.trialDays, numberFormatOf(data.countryId))}</small>
          ) : null}
        </p>
      </div>
      <ShopStrip {...data} />
    </section>
  );
}

function Steps({ copy, wording, host }: LandingData) {
  const { heading, text, steps, address } = copy.home.how;
  return (
    <section className="wide section" id={SECTIONS.how}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ol className="steps">
        {HOW_STEPS.map((name, index) => {
          const { path, width, height } = stepShot(name, wording);
          const step = steps[name];
          return (
            <li key={name}>
              <div className={`step step--${name}`}>
                {name === "catalogo" ? (
                  <span className="step__link">
                    <LandingIcon name="link" />
                    <span>
                      {address}.{host}
                    </span>
                  </span>
                ) : null}
                <span className="phone__frame">
                  <img src={path} width={width} height={height} alt={step.alt} loading="lazy" />
                </span>
              </div>
              <div>
                <h3>
                  {index + 1}. {step.title}
                </h3>
                <p>{step.text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What it does beyond a catalogue. */
function More({ copy }: LandingData) {
  const { heading, text, list } = copy.home.more;
  return (
    <section className="wide section">
      <h2>{heading}</h2>
      <p>{text}</p>
      <ul className="steps steps--two">
        {Object.entries(list).map(([key, one]) => (
          <li key={key}>
            <h3>{one.title}</h3>
            <p>{one.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions(data: LandingData) {
  return (
    <section className="wide section questions" id={SECTIONS.questions}>
      <h2>{data.copy.home.questions.heading}</h2>
      <div>
        {questionsOf(data).map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** `/` for visitors: landing page (docs/product.md#home-page). */
export function LandingPage(data: LandingData) {
  return (
    <>
      <LandingHeader {...data} />
      <main>
        <Hero {...data} />
        <Steps {...data} />
        <More {...data} />
        <PlanCards {...data} />
        <Comparison copy={data.copy} name={data.site.name} />
        <Questions {...data} />
      </main>
      <LandingFooter {...data} />
    </>
  );
}
