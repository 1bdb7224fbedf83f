/** "Te quedan {n} días" with `{n: 3}` → "Te quedan 3 días". Unknown placeholders stay, so that tests find them. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
