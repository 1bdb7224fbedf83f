import { cn } from "~/lib/cn";
import { LogoMark } from "./logo-mark";

/** The mark whose awning rolls down, or the configured logo behind a blind that does. */
export function LoadingMark({ logo, className }: { logo?: string | null | undefined; className?: string }) {
  const size = className ?? "size-24";
  if (!logo) return <LogoMark rolling className={size} />;
  return <img src={logo} alt="" width={96} height={96} className={cn("animate-logo-roll object-contain", size)} />;
}

interface LoadingOverlayProps {
  label: string;
  text?: string;
  /** The configured picture; without one, the mark. */
  logo?: string | null | undefined;
}

/** Covers everything while something has to be waited for. */
export function LoadingOverlay({ label, text, logo }: LoadingOverlayProps) {
  return (
    <div
      role="status"
      aria-label={label}
      className="fixed inset-0 z-overlay grid place-content-center justify-items-center gap-5 bg-bg"
    >
      <LoadingMark logo={logo} />
      {text ? <p className="text-ink-2">{text}</p> : null}
    </div>
  );
}
