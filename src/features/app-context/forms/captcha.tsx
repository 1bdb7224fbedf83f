"use client";

import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { useTheme } from "~/components/ui/theme-toggle";
import { captchaTexts } from "~/copy/captcha";
import type { CaptchaProblem, CaptchaWidget } from "~/domain/session/captcha";
import { useCopy } from "../copy-provider";
import { CaptchaError, loadCaptcha, renderCaptcha } from "./captcha-script";

/**
 * A form's captcha. `ask` shows it; `take` returns the token for a submit (null when no captcha is needed, undefined
 * when it is not solved yet, which also shows an error); `again` requests a new one, as each token is valid once.
 */
export function useCaptcha(widget: CaptchaWidget | null) {
  const [asked, setAsked] = useState(false);
  /** Submits without a solution since it was last solved; each one shows the error and moves the focus. */
  const [missed, setMissed] = useState(0);
  const [round, setRound] = useState(0);
  const [tries, setTries] = useState(0);
  const token = useRef<string | null>(null);
  const broken = useRef(false);

  function say() {
    setMissed((before) => before + 1);
  }

  return {
    ask(why?: "needed") {
      if (!widget) return;
      setAsked(true);
      if (why) say();
    },
    take(): string | null | undefined {
      if (!widget || !asked) return null;
      // when the widget could not be shown, the server decides
      if (token.current !== null || broken.current) return token.current;
      say();
      return undefined;
    },
    again() {
      token.current = null;
      setRound((before) => before + 1);
    },
    element:
      widget && asked ? (
        <CaptchaBox
          key={tries}
          widget={widget}
          round={round}
          missed={missed}
          onToken={(next) => {
            token.current = next;
            if (next !== null) setMissed(0);
          }}
          onProblem={(problem) => {
            broken.current = problem !== null;
          }}
          onRetry={() => setTries((before) => before + 1)}
        />
      ) : null,
  };
}

interface BoxProps {
  widget: CaptchaWidget;
  /** Incremented to request a new token. */
  round: number;
  missed: number;
  onToken: (token: string | null) => void;
  onProblem: (problem: CaptchaProblem | null) => void;
  /** Remounts the widget. */
  onRetry: () => void;
}

function CaptchaBox({ widget, round, missed, onToken, onProblem, onRetry }: BoxProps) {
  const text = useCopy(captchaTexts).captcha;
  const [theme] = useTheme();
  const box = useRef<HTMLFieldSetElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<ReturnType<typeof renderCaptcha> | null>(null);
  const told = useRef({ onToken, onProblem });
  told.current = { onToken, onProblem };
  const [state, setState] = useState<"loading" | "shown" | CaptchaProblem>("loading");

  useEffect(() => {
    let gone = false;
    const fail = (problem: CaptchaProblem) => {
      if (gone) return;
      console.warn(`captcha: ${problem}`);
      told.current.onProblem(problem);
      setState(problem);
    };
    setState("loading");
    told.current.onToken(null);
    told.current.onProblem(null);
    loadCaptcha(widget)
      .then((api) => {
        if (gone) return;
        const onToken = (token: string | null) => told.current.onToken(token);
        drawn.current = renderCaptcha(api, widget, place.current, { theme, onToken, onProblem: fail });
        setState("shown");
      })
      .catch((error: unknown) => fail(error instanceof CaptchaError ? error.problem : "captcha not loaded"));
    return () => {
      gone = true;
      drawn.current?.remove();
      drawn.current = null;
    };
  }, [widget, theme]);

  useEffect(() => {
    if (round > 0) drawn.current?.reset();
  }, [round]);

  useEffect(() => {
    if (missed > 0) box.current?.focus();
  }, [missed]);

  const problem = state === "loading" || state === "shown" ? null : text.problems[state];
  return (
    <fieldset ref={box} tabIndex={-1} className="grid min-w-0 gap-2 rounded-lg">
      <legend className="mb-1.5 text-sm font-semibold">{text.label}</legend>
      {state === "loading" ? (
        <p role="status" className="text-sm text-ink-2">
          {text.loading}
        </p>
      ) : null}
      <div ref={place} className={problem ? "hidden" : "min-h-20"} />
      {problem ? (
        <>
          <Alert>{problem}</Alert>
          <Button variant="sec" block onClick={onRetry}>
            {text.again}
          </Button>
        </>
      ) : null}
      {missed > 0 && !problem ? <Alert>{text.needed}</Alert> : null}
    </fieldset>
  );
}

function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex gap-1.5 text-sm font-medium text-bad">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
