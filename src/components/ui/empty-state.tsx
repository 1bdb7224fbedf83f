import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "~/lib/cn";
import { Awning } from "./awning";

type EmptyStateProps = {
  title: ReactNode;
  text?: ReactNode;
  /** What to do next: one button, and at most one more as a text button. */
  actions?: ReactNode;
  /** For no search results, rather than no data yet: hides the window. */
  plain?: boolean;
  /** It is the whole screen, so that its title is the screen's heading. */
  screen?: boolean;
  className?: string;
};

const place = "grid size-16 place-items-center rounded-t-[14px] border-2 border-b-0 border-dashed";

/** The empty shop window, with an explanation and the next step. */
export function EmptyState({ title, text, actions, plain, screen, className }: EmptyStateProps) {
  const Heading = screen ? "h1" : "h2";
  return (
    <div className={cn("overflow-hidden rounded-2xl border border-line bg-surface", className)}>
      {plain ? null : (
        <div aria-hidden="true" className="shop-window">
          <Awning stripes={13} />
          <div className="mx-auto max-w-100 px-6 pt-14 pb-7">
            <div className="shelf flex items-end justify-around [&>span]:border-(--window-line) [&>span]:text-(--window-ink)">
              <span className={place} />
              <span className={place}>
                <Plus className="size-6" />
              </span>
              <span className={place} />
            </div>
          </div>
        </div>
      )}
      <div className="mx-auto grid max-w-110 justify-items-center gap-3 px-4 py-6 text-center">
        <Heading className="text-2xl font-bold">{title}</Heading>
        {text ? <p className="text-ink-2">{text}</p> : null}
        {actions ? <div className="grid w-full max-w-60 gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
