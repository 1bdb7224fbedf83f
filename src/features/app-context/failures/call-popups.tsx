"use client";

import { useEffect } from "react";
import { showPopup } from "~/components/ui/popup-host";
import { toastFailure } from "~/components/ui/toast-failure";
import { fill } from "~/copy/fill";
import { errorSentence } from "~/copy/sentence";
import { sessionTexts } from "~/copy/session";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { loginRoute } from "~/domain/session/routes";
import { useCopy, useLaterCopy } from "~/features/app-context/copy-provider";
import { useSite } from "~/features/app-context/site-provider";
import { EmptyAnswer, onCallFailure } from "./call-failures";
import { markExpiredSession } from "./expired-session";

/** Shows the popups for failed calls (docs/product.md#failed-calls). Mount once per document. */
export function CallPopups() {
  const { session } = useCopy(sessionTexts);
  const laterCopy = useLaterCopy();
  const { whatsapp } = useSite();
  useEffect(
    () =>
      onCallFailure(async ({ outcome, call, error }) => {
        if (outcome === "expired") {
          const toLogin = () => {
            markExpiredSession();
            window.location.assign(loginRoute(window.location.pathname + window.location.search));
          };
          const { title, text, accept } = session.expired;
          showPopup({ tone: "warn", title, text, actions: [{ label: accept, onSelect: toLogin }] });
          return;
        }
        const { callFailed } = session;
        if (outcome === "unanswered") {
          toastFailure(callFailed.unanswered, { id: "unanswered" });
          return;
        }
        const appError = appErrorOfCall(error);
        const requestId = appError?.details.requestId;
        const internal = error instanceof EmptyAnswer ? error.code : callFailed.network;
        const sentence = appError
          ? await import("~/copy/errors").then(
              ({ errorsTexts }) => errorSentence(laterCopy(errorsTexts), appError),
              () => appError.code, // the new build's files, or none at all
            )
          : internal;
        showPopup({
          tone: "bad",
          title: callFailed.title,
          message: [call, sentence, ...(requestId ? [fill(callFailed.reference, { requestId })] : [])],
          text: callFailed.text,
          actions: [
            { label: callFailed.ok, onSelect: () => window.location.reload() },
            ...(whatsapp
              ? [{ label: callFailed.support, variant: "txt" as const, href: `https://wa.me/${whatsapp}` }]
              : []),
          ],
        });
      }),
    [session, laterCopy, whatsapp],
  );
  return null;
}
