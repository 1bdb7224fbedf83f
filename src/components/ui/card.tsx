import type { ComponentProps, ReactNode } from "react";
import { cn } from "~/lib/cn";

type CardProps = Omit<ComponentProps<"section">, "title"> & {
  title?: ReactNode;
  /** At the right of the title. */
  aside?: ReactNode;
};

/** A surface with a hairline border. */
export function Card({ title, aside, className, children, ...props }: CardProps) {
  return (
    <section
      className={cn(
        "grid min-w-0 grid-cols-1 content-start base:gap-4 rounded-2xl base:border base:border-line bg-surface base:p-4 base:lg:p-5",
        className,
      )}
      {...props}
    >
      {title ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2>{title}</h2>
          {aside ? <div className="max-w-full shrink-0 text-sm text-ink-2">{aside}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}

/** A group of fields: edge to edge on a phone, a card from 600 px. Expects the page margin of 16 px around it. */
export function Group({ className, ...props }: CardProps) {
  return <Card className={cn("base:max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0", className)} {...props} />;
}

/** Two columns from 960 px: the edited content on the left, what derives from it on the right. */
export function TwoColumns({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "grid base:grid-cols-1 gap-4 base:md:grid-cols-[minmax(0,1fr)_320px] md:items-start md:gap-6",
        className,
      )}
      {...props}
    />
  );
}
