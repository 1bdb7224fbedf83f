import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { fill } from "~/copy/fill";
import { shareTexts } from "~/copy/share";
import { tentTexts } from "~/copy/tent";
import { useCopy } from "~/features/app-context/copy-provider";
import type { RouterOutputs } from "~/trpc/react";

export const POSTER_LAYOUTS = ["band", "awning", "plain"] as const;
export type PosterLayout = (typeof POSTER_LAYOUTS)[number];

type PosterProps = { shop: RouterOutputs["tent"]["poster"]; qr: string; layout: PosterLayout };

/** The largest font size, in percent of the poster's width (cqw), at which a line of that many letters fits. */
function fitting(letters: number, { most, least, room }: { most: number; least: number; room: number }): string {
  return `${Math.min(most, Math.max(least, room / Math.max(1, letters)))}cqw`;
}

const STRIPES = [0, 2, 4, 6, 8, 10, 12];

/** The awning as an SVG of stripes, because some print paths do not support CSS masks. */
function Stripes({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 13 1.7" fill={colour} aria-hidden="true" className="w-full shrink-0">
      <rect width="13" height="0.18" />
      {STRIPES.map((x) => (
        <path key={x} d={`M${x} 0h1v1.2a.5.5 0 0 1-1 0z`} />
      ))}
    </svg>
  );
}

function Name({ shop }: { shop: PosterProps["shop"] }) {
  return (
    <>
      {shop.logo ? (
        <img
          src={shop.logo}
          alt=""
          className="size-[15cqw] rounded-[3cqw] bg-[#fff] object-contain ring-[0.3cqw] ring-[#0002] [--tile-d:#fff] [--tile-l:#1f2328]"
        />
      ) : null}
      <p
        className="line-clamp-3 max-w-full font-head leading-[1.08] font-bold text-balance wrap-anywhere"
        style={{ fontSize: fitting(shop.name.length, { most: 10, least: 5.2, room: 190 }) }}
      >
        {shop.name}
      </p>
      {shop.tagline ? (
        <p className="line-clamp-2 max-w-full text-[3.3cqw] leading-[1.25] text-balance wrap-anywhere">
          {shop.tagline}
        </p>
      ) : null}
    </>
  );
}

function Code({ shop, qr }: Pick<PosterProps, "shop" | "qr">) {
  const { share: texts, tent } = useCopy(shareTexts, tentTexts);
  const address = shop.url.replace(/^https?:\/\//, "");
  return (
    <>
      <p className="max-w-full text-[4.6cqw] leading-[1.2] font-semibold text-balance">{texts.poster.scan}</p>
      <img
        src={qr}
        alt={fill(tent.share.qrAlt, { address })}
        className="min-h-0 w-[54cqw] shrink grow-0 basis-[54cqw] object-contain"
      />
      <p
        className="max-w-full font-bold break-all"
        style={{ fontSize: fitting(address.length, { most: 5.6, least: 2.6, room: 148 }) }}
      >
        {address}
      </p>
    </>
  );
}

function Order({ shop }: Pick<PosterProps, "shop">) {
  const { poster } = useCopy(shareTexts).share;
  return (
    <p className="flex items-center justify-center gap-[2cqw] text-[5.2cqw] leading-none font-bold [&_svg]:size-[6.4cqw]">
      {shop.whatsapp ? <WhatsappMark /> : null}
      {shop.whatsapp ? poster.order : poster.visit}
    </p>
  );
}

/** An A4 poster, sized relative to its width so that the preview matches the print. */
export function Poster({ shop, qr, layout }: PosterProps) {
  const { first, onFirst } = shop.colours;
  const ground = layout === "band" ? { backgroundColor: first, color: onFirst } : {};
  return (
    <div className="poster scheme-light @container relative aspect-[210/297] w-full overflow-hidden bg-[#fff] text-center text-[#111] [print-color-adjust:exact]">
      <div
        className={
          layout === "plain"
            ? "absolute inset-[4cqw] flex flex-col rounded-[3cqw] border-[1.2cqw] border-[#111]"
            : "absolute inset-0 flex flex-col"
        }
      >
        {layout === "awning" ? <Stripes colour={first} /> : null}
        <div
          style={ground}
          className={`grid justify-items-center gap-[2.2cqw] px-[8cqw] ${layout === "band" ? "py-[5.5cqw]" : "pt-[5cqw]"}`}
        >
          <Name shop={shop} />
        </div>
        <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-[2.6cqw] px-[8cqw] py-[4cqw]">
          <Code shop={shop} qr={qr} />
        </div>
        <div
          style={ground}
          className={`px-[8cqw] ${layout === "band" ? "py-[5.5cqw]" : "mx-[8cqw] border-t-[0.5cqw] border-[#111] py-[5cqw]"}`}
        >
          <Order shop={shop} />
        </div>
      </div>
    </div>
  );
}
