import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./button";

type PickerButtonProps = Omit<ButtonProps, "variant" | "className" | "asChild"> & {
  /** Before the names, such as small pictures. */
  lead?: ReactNode;
  /** A line below the names. */
  note?: ReactNode;
};

/**
 * Opens a choice and names what is chosen. The names may be many and long: they take two lines at most, and `w-0` keeps
 * them from making the button, and with it the screen, wider than its place.
 */
export function PickerButton({ lead, note, children, ...props }: PickerButtonProps) {
  return (
    <Button
      variant="sec"
      aria-haspopup="dialog"
      data-picker=""
      className="h-auto w-full min-w-0 justify-start px-3.5 py-2 font-normal"
      {...props}
    >
      {lead}
      <span className="w-0 flex-1 text-left leading-5 whitespace-normal wrap-anywhere">
        <span className="line-clamp-2">{children}</span>
        {note ? <span className="block text-sm text-ink-2">{note}</span> : null}
      </span>
      <ChevronDown aria-hidden="true" className="text-ink-2" />
    </Button>
  );
}
