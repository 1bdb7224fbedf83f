"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useState } from "react";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";

const SurveyForm = lazyPart(() => import("./survey-form").then((module) => module.SurveyForm));

/**
 * Shown once, when the panel opens on its start screen and the server says that the survey is due; not later in the
 * same visit, to avoid interrupting work, nor on other screens. "Ahora no" and Escape postpone it for the account.
 */
export function SurveyDialog({ start }: { start: string }) {
  const pathname = usePathname();
  const isBare = useSearchParams().size === 0;
  const { data: due } = api.survey.due.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { ignoreErrors: true },
  });
  const postpone = api.survey.postpone.useMutation({ meta: { ignoreErrors: true } });
  const [open, setOpen] = useState(due === true && isBare && pathname === start);
  const later = () => {
    setOpen(false);
    postpone.mutate();
  };
  return open ? <SurveyForm onLater={later} onAnswered={() => setOpen(false)} /> : null;
}
