"use client";

import { useState } from "react";
import { errorsTexts } from "~/copy/errors";
import { errorSentence } from "~/copy/sentence";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSentence } from "~/features/app-context/forms/late-sentences";
import { api, type RouterInputs } from "~/trpc/react";

const LOOK_MS = 1_000;

/** The shop's PDF catalogue, polled every second while one is being generated. */
export function useCataloguePdf() {
  const copy = useCopy(errorsTexts);
  const sentence = useSentence();
  const utils = api.useUtils();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data } = api.catalogue.pdf.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.processing ? LOOK_MS : false),
  });
  const make = api.catalogue.makePdf.useMutation();
  const cancel = api.catalogue.cancelPdf.useMutation();
  const again = () => utils.catalogue.pdf.invalidate();
  return {
    data,
    /** True while the number of PDFs being made is not 0 (docs/product.md#pdf-catalogue). */
    waitingPdf: data !== undefined && data.processing !== 0,
    refusal,
    starting: make.isPending,
    start: async (asked: RouterInputs["catalogue"]["makePdf"]) => {
      setRefusal(null);
      try {
        await make.mutateAsync(asked);
      } catch (error) {
        const known = appErrorOfCall(error);
        const reason = known?.details.fields?.scope?.[0];
        if (known) setRefusal(reason ? await sentence(reason, errorSentence(copy, known)) : errorSentence(copy, known));
      }
      await again();
    },
    cancelling: cancel.isPending,
    // It may have ended meanwhile, in which case its outcome is shown.
    cancel: async (id: number) => {
      await cancel.mutateAsync({ id }).catch(() => undefined);
      await again();
    },
    forgetRefusal: () => setRefusal(null),
  };
}
