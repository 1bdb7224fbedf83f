import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["tab", "md"],
      shadow: ["1", "2", "3", "bar"],
      spacing: ["tabs", "top", "side", "toast", "swipe"],
    },
    classGroups: {
      z: [{ z: ["fab", "shell", "bar", "bulk", "sheet", "toast", "dialog", "overlay"] }],
      duration: [{ duration: ["fast", "mid", "slow", "ripple", "date-scroll", "snackbar"] }],
    },
  },
});

/** Joins class names; of conflicting ones the last stays. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
