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

/** The API shared by the three providers' scripts. */
interface CaptchaApi {
  render(place: HTMLElement, options: CaptchaOptions): string | number;
  reset(id: string | number): void;
  remove?(id: string | number): void;
}

/** The captcha could not be shown; the message is one of the codes in docs/product.md#captcha. */
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
/** Global callback for when the script is ready: its `load` event fires too early. */
const READY = "onCaptchaReady";
const PATIENCE_MS = 15_000;
/** In CSS pixels; in narrower containers the provider's normal widget would be cut off. */
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

/** Loads the provider's script, once per document; a failed load can be retried. @throws CaptchaError */
export function loadCaptcha(widget: CaptchaWidget): Promise<CaptchaApi> {
  const ready = apiOf(widget.provider);
  if (ready) return Promise.resolve(ready);
  loading ??= load(widget).finally(() => {
    loading = null;
  });
  return loading;
}

interface CaptchaHandlers {
  theme: "light" | "dark";
  /** Receives the token, or null when the previous one has expired. */
  onToken: (token: string | null) => void;
  onProblem: (problem: CaptchaProblem) => void;
}

/** Renders the captcha into a container. @throws CaptchaError */
export function renderCaptcha(
  api: CaptchaApi,
  { provider, siteKey }: CaptchaWidget,
  place: HTMLElement | null,
  { theme, onToken, onProblem }: CaptchaHandlers,
): { reset: () => void; remove: () => void } {
  if (!place) throw new CaptchaError("element not defined");
  const wide = place.clientWidth >= NORMAL_WIDTH;
  const normal = provider === "turnstile" ? "flexible" : "normal";
  // reCAPTCHA can be rendered only once per element
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
