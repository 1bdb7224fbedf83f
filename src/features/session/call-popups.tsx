"use client";

import { useEffect } from "react";
import { showPopup } from "~/components/ui/popup-host";
import { fill } from "~/copy/fill";
import { loginRoute } from "~/domain/session/routes";
import { onCallFailure } from "~/features/session/call-failures";
import { useCopy } from "~/features/session/copy-provider";
import { useSite } from "~/features/session/site-provider";
import { appErrorOf } from "~/trpc/react";

/** Shows the popups of spec §8 for failed calls. Belongs once into the document. */
export function CallPopups() {
  const { session, errors } = useCopy();
  const { whatsapp } = useSite();
  useEffect(
    () =>
      onCallFailure(({ outcome, call, error }) => {
        if (outcome === "expired") {
          const toLogin = () => window.location.assign(loginRoute(window.location.pathname + window.location.search));
          const { title, text, accept } = session.expired;
          showPopup({ tone: "warn", title, text, actions: [{ label: accept, onSelect: toLogin }] });
          return;
        }
        const { callFailed } = session;
        const appError = appErrorOf(error);
        const requestId = appError?.details.requestId;
        const sentence = appError
          ? fill(errors[appError.code], {
              limit: appError.details.limit ?? "",
              seconds: appError.details.retryAfter ?? "",
            })
          : callFailed.network;
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
    [session, errors, whatsapp],
  );
  return null;
}
