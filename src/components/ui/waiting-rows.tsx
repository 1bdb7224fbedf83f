import { List } from "./list";
import { Skeleton } from "./skeleton";

/** Placeholder for a list's rows while they load. `label` announces it to screen readers. */
export function WaitingRows({ label, rows }: { label: string; rows: number }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <List aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <li key={row} className="grid gap-2 px-4 py-4">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </li>
        ))}
      </List>
    </div>
  );
}
