import { shorten } from "~/domain/text";

const BRIEF = 40;

/** Truncates a name to fit a toast. */
export const brief = (name: string) => shorten(name, BRIEF);
