import { CloudCheck } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "~/lib/cn";

type SaveBarProps = {
  /** The region's name for screen readers. */
  label: string;
  /** The form's state: saved, or with unsaved changes. */
  status?: ReactNode;
  dirty?: boolean;
  /** The status is not about saving: it has no icon. */
  plain?: boolean;
  /** For pages without the sidebar, such as onboarding. */
  wide?: boolean;
  children: ReactNode;
};

/** The state of the form and its actions, within the thumb's reach. Buttons are children, the solid one last. */
export function SaveBar({ label, status, dirty, plain, wide, children }: SaveBarProps) {
  return (
    <section
      aria-label={label}
      data-bottom-bar=""
      className={cn(
        "fixed inset-x-0 bottom-0 z-bar border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-bar sideways:py-1 huge-text:static huge-text:-mx-4 lg:px-10",
        !wide && "lg:left-side",
      )}
    >
      <div className="mx-auto flex max-w-[1040px] items-center justify-end gap-3 large-text:flex-wrap huge-text:flex-col huge-text:items-stretch">
        {status ? (
          <p
            role="status"
            className={cn(
              "flex min-w-20 flex-1 items-center gap-2 text-sm large-text:basis-30 huge-text:flex-none",
              dirty ? "text-ink" : "text-ink-2",
            )}
          >
            {plain ? null : dirty ? (
              <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-warn" />
            ) : (
              <CloudCheck aria-hidden="true" className="size-4 shrink-0" />
            )}
            <span className="min-w-0">{status}</span>
          </p>
        ) : null}
        {children}
      </div>
    </section>
  );
}
