const BRIEF = 40;

/** Truncates a name to fit a toast. */
export const brief = (name: string) => (name.length > BRIEF ? `${name.slice(0, BRIEF - 1).trimEnd()}…` : name);
