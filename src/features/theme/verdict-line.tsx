"use client";

import { ArrowRight, Check, Info, TriangleAlert } from "lucide-react";
import { Tag } from "~/components/ui/tag";
import { fill } from "~/copy/fill";
import { themeTexts } from "~/copy/theme";
import type { Colour } from "~/domain/theme/colour";
import { formatRatio, type Verdict } from "~/domain/theme/verdict";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";

const tones = {
  ok: { Icon: Check, icon: "text-ok", look: "text-ink-2" },
  info: { Icon: Info, icon: "text-ink-2", look: "text-ink-2" },
  warn: { Icon: TriangleAlert, icon: "", look: "font-medium text-warn" },
} as const;

/** Sample word in a colour on the shop's background, which may be illegible. */
function Sample({ colour, bg, word }: { colour: Colour; bg: Colour; word: string }) {
  return (
    <span
      data-word={word}
      style={{ color: colour, background: bg }}
      className="rounded-xl border border-line px-3 py-2 font-head font-bold before:content-[attr(data-word)]"
    />
  );
}

interface VerdictLineProps {
  verdict: Verdict;
  bg: Colour;
  styleName: string;
  /** Sample word. */
  sample: string;
  /** The style's defaults are unchanged, so the substitute colour is intended by the design. */
  byDesign: boolean;
}

/** Contrast of a colour on the background, as a ratio and in words, and the substitute used if it is too low. */
export function VerdictLine({ verdict, bg, styleName, sample, byDesign }: VerdictLineProps) {
  const { contrast: texts } = useCopy(themeTexts).theme;
  const ratioOf = (ratio: number) => fill(texts.ratio, { ratio: formatRatio(ratio) });
  const replaced = verdict.paintedAs !== "asked";
  const { Icon, icon, look } = tones[replaced ? (byDesign ? "info" : "warn") : "ok"];
  const sentence = replaced && byDesign ? texts.byDesign : texts.paintedAs[verdict.paintedAs];
  return (
    <div aria-live="polite" className="grid gap-2">
      <p className={cn("flex gap-2 text-sm", look)}>
        <b className="shrink-0 font-semibold whitespace-nowrap tabular-nums">{ratioOf(verdict.ratio)}</b>
        <Icon aria-hidden="true" className={cn("mt-0.5 size-4 shrink-0", icon)} />
        <span className="min-w-0">{fill(sentence, { style: styleName })}</span>
      </p>
      {replaced ? (
        <p aria-hidden="true" className="flex flex-wrap items-center gap-3">
          <Sample colour={verdict.asked} bg={bg} word={sample} />
          <ArrowRight className="size-5 shrink-0 text-ink-2" />
          <Sample colour={verdict.painted} bg={bg} word={sample} />
          <Tag tone="ok">
            <Check />
            {ratioOf(verdict.paintedRatio)}
          </Tag>
        </p>
      ) : null}
    </div>
  );
}
