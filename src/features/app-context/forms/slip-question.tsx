"use client";

import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { slipsAmong } from "~/domain/product/prices/price-change";
import { lazyPart } from "~/lib/lazy-part";
import type { NamedPrice, Slip, SlipQuestionProps } from "./slip-question-view";

// loaded while nothing is asked: what is saved without a network may have to be asked about, too
const SlipQuestion = lazyPart<SlipQuestionProps & { open: boolean }>(() =>
  import("./slip-question-view").then((module) => module.SlipQuestionView),
);

interface Asked {
  slips: Slip[];
  answer: (save: boolean) => void;
}

/** For forms: asks once about all amounts that may be slips, before they are saved. What was typed stays as it is. */
export function useSlipQuestion(): {
  /** Whether to save. `focus`: where the cursor is put first, which the question gives it back to. */
  mayWrite: <Price extends NamedPrice>(prices: readonly Price[], focus: (first: Price) => void) => Promise<boolean>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    async mayWrite(prices, focus) {
      const slips = slipsAmong(prices);
      const [first] = slips;
      if (!first) return true;
      focus(first);
      const answer = await new Promise<boolean>((resolve) => setAsked({ slips, answer: resolve }));
      setAsked(null);
      return answer;
    },
    question: (
      <>
        <ConfirmDialog open={false} {...NOTHING} />
        <SlipQuestion open={asked !== null} slips={asked?.slips ?? []} onAnswer={(save) => asked?.answer(save)} />
      </>
    ),
  };
}

/** A closed dialog, so that its code is there. */
const NOTHING = {
  title: "",
  confirmLabel: "",
  cancelLabel: "",
  onOpenChange: () => undefined,
  onConfirm: () => undefined,
};
