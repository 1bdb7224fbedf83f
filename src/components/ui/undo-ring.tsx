/** How long an undo is still offered, in a toast's place for an icon; stands still while the toast does (`panel.css`). */
export function UndoRing({ seconds }: { seconds: number }) {
  return (
    <span
      aria-hidden="true"
      className="undo-ring"
      style={{ "--seconds": seconds, "--duration": `${seconds}s` } as React.CSSProperties}
    />
  );
}
