import { LogoMark } from "./logo-mark";

/** The mark whose awning rolls down, for inside a card or a page. */
export function LoadingMark({ className }: { className?: string }) {
  return <LogoMark rolling className={className ?? "size-24"} />;
}

/** Covers everything while something has to be waited for. */
export function LoadingOverlay({ label, text }: { label: string; text?: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="fixed inset-0 z-overlay grid place-content-center justify-items-center gap-5 bg-bg"
    >
      <LoadingMark />
      {text ? <p className="text-ink-2">{text}</p> : null}
    </div>
  );
}
