import type { CaptchaProblem, CaptchaProvider, CaptchaWidget } from "~/domain/session/captcha";

interface CaptchaOptions {
  sitekey: string;
  theme: "light" | "dark";
  size: string;
  hl: string;
  language: string;
  callback: (token: string) => void;
  "expired-callback": () => void;
  "error-callback": () => boolean;
}

/** What the scripts of the three have in common. */
interface CaptchaApi {
  render(place: HTMLElement, options: CaptchaOptions): string | number;
  reset(id: string | number): void;
  remove?(id: string | number): void;
}

/** A captcha that could not be shown; its message is one of the codes of docs/product.md#captcha. */
export class CaptchaError extends Error {
  override readonly name = "CaptchaError";
  constructor(readonly problem: CaptchaProblem) {
    super(problem);
  }
}

const NAMES: Record<CaptchaProvider, string> = {
  recaptcha: "grecaptcha",
  hcaptcha: "hcaptcha",
  turnstile: "turnstile",
};
/** What the script calls when it is ready: its `load` event comes too early. */
const READY = "onCaptchaReady";
const PATIENCE_MS = 15_000;
/** Narrower than this the provider's box would be cut. */
const NORMAL_WIDTH = 304;

type Globals = Record<string, unknown>;
const globals = () => window as unknown as Globals;

function apiOf(provider: CaptchaProvider): CaptchaApi | null {
  const api = globals()[NAMES[provider]] as Partial<CaptchaApi> | undefined;
  return typeof api?.render === "function" ? (api as CaptchaApi) : null;
}

let loading: Promise<CaptchaApi> | null = null;

function load({ provider, scriptUrl }: CaptchaWidget): Promise<CaptchaApi> {
  const url = new URL(scriptUrl);
  url.searchParams.set("onload", READY);
  const script = document.createElement("script");
  script.src = url.href;
  script.async = true;
  return new Promise<CaptchaApi>((done, refuse) => {
    const fail = (problem: CaptchaProblem) => {
      clearTimeout(patience);
      script.remove();
      refuse(new CaptchaError(problem));
    };
    const patience = setTimeout(() => fail("captcha not loaded"), PATIENCE_MS);
    globals()[READY] = () => {
      const api = apiOf(provider);
      if (!api) return fail("captcha not loaded");
      clearTimeout(patience);
      done(api);
    };
    script.onerror = () => fail("script failed to load");
    document.head.append(script);
  });
}

/** The provider's script, loaded once a document; what failed can be tried again. @throws CaptchaError */
export function loadCaptcha(widget: CaptchaWidget): Promise<CaptchaApi> {
  const ready = apiOf(widget.provider);
  if (ready) return Promise.resolve(ready);
  loading ??= load(widget).finally(() => {
    loading = null;
  });
  return loading;
}

interface Told {
  theme: "light" | "dark";
  /** A token, or null where the one before has run out. */
  onToken: (token: string | null) => void;
  onProblem: (problem: CaptchaProblem) => void;
}

/** Shows the captcha in a place. @throws CaptchaError */
export function drawCaptcha(
  api: CaptchaApi,
  { provider, siteKey }: CaptchaWidget,
  place: HTMLElement | null,
  { theme, onToken, onProblem }: Told,
): { reset: () => void; remove: () => void } {
  if (!place) throw new CaptchaError("element not defined");
  const wide = place.clientWidth >= NORMAL_WIDTH;
  const normal = provider === "turnstile" ? "flexible" : "normal";
  // one element holds one reCAPTCHA, for ever
  const own = document.createElement("div");
  place.replaceChildren(own);
  const id = api.render(own, {
    sitekey: siteKey,
    theme,
    size: wide ? normal : "compact",
    hl: "es",
    language: "es",
    callback: onToken,
    "expired-callback": () => onToken(null),
    "error-callback": () => {
      onToken(null);
      onProblem("captcha not loaded");
      return true;
    },
  });
  return {
    reset: () => api.reset(id),
    remove: () => {
      api.remove?.(id);
      own.remove();
    },
  };
}
