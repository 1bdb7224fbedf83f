import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { IconButton } from "~/components/ui/icon-button";
import { cn } from "~/lib/cn";

type PageHeaderProps = {
  title: ReactNode;
  /** One line under the title, as a limit with its meter. */
  subtitle?: ReactNode;
  /** A screen one level down: where its arrow leads, and the arrow's name. On a phone the title then is the top bar. */
  back?: { href: string; label: string };
  /** At the right: buttons, the page's main one last. On a sub screen of a phone there is room for icons only. */
  actions?: ReactNode;
  /** A slim Notice: above the title, on a sub screen below it. */
  notice?: ReactNode;
  className?: string;
};

/** Title, way back and actions of a screen. First in the shell's main, or in the form that fills it: its bar sticks as long as that is in view. */
export function PageHeader({ title, subtitle, back, actions, notice, className }: PageHeaderProps) {
  const slot = notice ? <div className="mb-4">{notice}</div> : null;
  return (
    <div className={cn("contents", className)}>
      {back ? null : slot}
      <div
        {...(back ? { "data-page-bar": "" } : {})}
        className={cn(
          "mb-4 flex min-w-0 items-center gap-3 lg:mb-6",
          back &&
            "print:static max-lg:sticky max-lg:top-(--above) max-lg:z-shell max-lg:-mx-4 max-lg:-mt-4 max-lg:h-top max-lg:gap-1 max-lg:border-b max-lg:border-line max-lg:bg-surface max-lg:pr-2 max-lg:pl-1",
        )}
      >
        {back ? (
          <IconButton label={back.label} asChild>
            <Link href={back.href}>
              <ArrowLeft aria-hidden="true" className="size-6!" />
            </Link>
          </IconButton>
        ) : null}
        <div className="min-w-0 flex-1">
          <h1 className={cn(back && "truncate max-lg:text-lg")}>{title}</h1>
          {subtitle ? <div className={cn("mt-0.5 text-sm text-ink-2", back && "max-lg:hidden")}>{subtitle}</div> : null}
        </div>
        {actions ? <div className="flex shrink-0 items-center gap-2 max-lg:gap-1">{actions}</div> : null}
      </div>
      {back ? slot : null}
    </div>
  );
}
