import { cn } from "~/lib/cn";
import { LogoMark } from "./logo-mark";

/** The mark with its awning rolling down, or the configured logo with the same animation. */
function LoadingMark({ logo, className }: { logo?: string | null | undefined; className?: string }) {
  const size = className ?? "size-24";
  if (!logo) return <LogoMark rolling className={size} />;
  return <img src={logo} alt="" width={96} height={96} className={cn("animate-logo-roll object-contain", size)} />;
}

interface LoadingOverlayProps {
  label: string;
  text?: string;
  /** The configured logo; defaults to the mark. */
  logo?: string | null | undefined;
}

/** Covers the whole page during a wait. */
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
