import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { cn } from "~/lib/cn";

type PageHeaderProps = {
  title: ReactNode;
  /** One line under the title, such as a limit with its meter. */
  subtitle?: ReactNode;
  /** Target and label of the back arrow on a sub-screen. On a phone the title then becomes the top bar. */
  back?: {
    href: string;
    label: string;
    onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
    /** False where the screen behind it scrolls to its own place. */
    scroll?: boolean;
  };
  /** Buttons on the right, the primary one last. On a phone's sub-screen there is room for icons only. */
  actions?: ReactNode;
  /** A slim Notice: above the title, or below it on a sub-screen. */
  notice?: ReactNode;
  className?: string;
};

/**
 * Title, back arrow and actions of a screen. Must be the first child of the shell's main, or of the form that fills it:
 * its bar stays sticky while that parent is in view.
 */
export function PageHeader({ title, subtitle, back, actions, notice, className }: PageHeaderProps) {
  const slot = notice ? <div className="mb-4">{notice}</div> : null;
  return (
    <div className={cn("contents", className)}>
      {back ? null : slot}
      <div
        {...(back ? { "data-page-bar": "" } : {})}
        className={cn(
          "mb-4 flex min-w-0 items-center gap-3 lg:mb-6",
          back ? null : "huge-text:flex-wrap huge-text:*:first:basis-full",
          back &&
            "print:static max-lg:sticky max-lg:top-(--above) max-lg:z-shell max-lg:-mx-4 max-lg:-mt-4 max-lg:h-top max-lg:gap-1 max-lg:border-b max-lg:border-line max-lg:bg-surface max-lg:pr-2 max-lg:pl-1 large-text:h-auto! large-text:min-h-top huge-text:static!",
        )}
      >
        {back ? (
          <IconButton label={back.label} asChild>
            <Link href={back.href} onClick={back.onClick} scroll={back.scroll ?? true}>
              <ArrowLeft aria-hidden="true" className="size-6!" />
            </Link>
          </IconButton>
        ) : null}
        <div className="min-w-0 flex-1">
          <h1
            className={cn(back && "truncate max-lg:text-lg large-text:overflow-visible large-text:whitespace-normal")}
          >
            {title}
          </h1>
          {subtitle ? <div className={cn("mt-0.5 text-sm text-ink-2", back && "max-lg:hidden")}>{subtitle}</div> : null}
        </div>
        {actions ? <div className="flex shrink-0 items-center gap-2 max-lg:gap-1">{actions}</div> : null}
      </div>
      {back ? slot : null}
    </div>
  );
}
