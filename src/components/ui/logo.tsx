import { cn } from "~/lib/cn";
import { LogoMark } from "./logo-mark";

type LogoProps = {
  /** The configured name of the application. */
  name: string;
  /** The configured logo; defaults to the mark. */
  src?: string | undefined;
  className?: string;
};

export function Logo({ name, src, className }: LogoProps) {
  return (
    <span
      className={cn(
        "inline-flex min-h-11 items-center gap-2 font-head text-[1.375rem] leading-6 font-bold tracking-tight text-ink",
        className,
      )}
    >
      {src ? (
        <img src={src} alt="" width={28} height={28} className="size-7 rounded-md object-contain" />
      ) : (
        <LogoMark />
      )}
      {name}
    </span>
  );
}
