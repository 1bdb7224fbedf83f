/** "Te quedan {n} días" with `{n: 3}` → "Te quedan 3 días". An unknown name stays as it is, so that tests see it. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
