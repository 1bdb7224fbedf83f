"use client";

import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { draftTexts } from "~/copy/draft";
import { useCopy } from "~/features/app-context/copy-provider";

interface DraftBannerProps {
  draft: { restored: boolean; startOver: () => void };
  className?: string;
}

/** Says that a form was filled with what was typed earlier and not saved, and offers to discard it. */
export function DraftBanner({ draft, className }: DraftBannerProps) {
  const { draft: copy } = useCopy(draftTexts);
  if (!draft.restored) return null;
  return (
    <Banner
      role="status"
      className={className}
      action={
        <Button variant="txt" size="sm" className="-ml-3" onClick={draft.startOver}>
          {copy.discard}
        </Button>
      }
    >
      {copy.restored}
    </Banner>
  );
}
