// How the bench writes numbers.
export const whole = new Intl.NumberFormat("es-AR", { maximumFractionDigits: 0 });
export const one = new Intl.NumberFormat("es-AR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
export const two = new Intl.NumberFormat("es-AR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const shown = (format, number) => (Number.isFinite(number) ? format.format(number) : "–");
export const ms = (number) => shown(number < 10 ? two : one, number);
export const percent = (number) => (Number.isFinite(number) ? `${whole.format(number * 100)} %` : "–");
export const percentTenths = (number) => (Number.isFinite(number) ? `${one.format(number * 100)} %` : "–");
export const kb = (bytes) => `${one.format(bytes / 1000)} kB`;
export const mib = (bytes) => `${whole.format(bytes / 1024 / 1024)} MiB`;

/** Rows in columns, the first to the left. */
export function table(heads, rows) {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => String(row[column]).length)));
  return all.map((row) =>
    row.map((cell, column) => String(cell)[column === 0 ? "padEnd" : "padStart"](widths[column])).join("  "),
  );
}
