let visitors = 0;

/** An address of this machine that no visitor has had before, as limits are counted by address. */
export function visitorAddress(): string {
  visitors += 1;
  return `127.${10 + ((visitors >> 16) & 127)}.${(visitors >> 8) & 255}.${1 + (visitors % 254)}`;
}

/** What a failed answer says, in a few words; the balancer's own pages have a heading. */
export const failureOf = ({ status, text }: { status: number; text: string }): string =>
  `${status} ${/<h1>([^<]*)/.exec(text)?.[0] ?? text.slice(0, 100)}`;
