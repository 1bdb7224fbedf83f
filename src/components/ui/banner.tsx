import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "~/lib/cn";

const tones = {
  info: { look: "bg-brand-soft", icon: "[&>svg]:text-brand-ink", Icon: Info },
  ok: { look: "bg-ok-soft", icon: "[&>svg]:text-ok", Icon: CircleCheck },
  warn: { look: "bg-warn-soft", icon: "[&>svg]:text-warn", Icon: TriangleAlert },
  bad: { look: "bg-bad-soft", icon: "[&>svg]:text-bad", Icon: CircleAlert },
} as const;

type NoticeProps = Omit<ComponentProps<"div">, "title"> & {
  tone?: keyof typeof tones;
  /** Replaces the tone's default icon. */
  icon?: ReactNode;
  title?: ReactNode;
  /** A link or button at the end. */
  action?: ReactNode;
  /** A single line above a page's title. */
  slim?: boolean;
};

/** A message about this page. For an event that just happened add `role="status"` or `"alert"`. */
export function Banner({ tone = "info", icon, title, action, slim, className, children, ...props }: NoticeProps) {
  const { look, icon: iconLook, Icon } = tones[tone];
  return (
    <div
      className={cn(
        "flex gap-3 rounded-xl px-3.5 text-sm text-ink [&>svg]:size-5 [&>svg]:shrink-0",
        slim ? "min-h-12 items-center pr-1" : "py-3",
        look,
        iconLook,
        className,
      )}
      {...props}
    >
      {icon ?? <Icon aria-hidden="true" />}
      <div className={cn("min-w-0 flex-1", slim && "py-2")}>
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
        {action && !slim ? <div className="mt-2">{action}</div> : null}
      </div>
      {action && slim ? (
        <div className="shrink-0 [&>a]:grid [&>a]:min-h-11 [&>a]:place-items-center [&>a]:px-3 [&>a]:font-semibold [&>a]:text-brand-ink [&>a]:underline [&>a]:underline-offset-3">
          {action}
        </div>
      ) : null}
    </div>
  );
}

/** The general error of a form or list; renders nothing for null. */
export function ErrorBanner({ children }: { children: string | null }) {
  return children ? (
    <Banner tone="bad" role="alert">
      {children}
    </Banner>
  ) : null;
}
