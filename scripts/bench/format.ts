// How the bench prints numbers. What could not be measured is a dash.
const numberFormat = (digits: number) => {
  const format = new Intl.NumberFormat("es-AR", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (number: number) => (Number.isFinite(number) ? format.format(number) : "–");
};

export const whole = numberFormat(0);
export const oneDecimal = numberFormat(1);
export const twoDecimals = numberFormat(2);

export const ms = (number: number) => (number < 10 ? twoDecimals(number) : oneDecimal(number));
export const percent = (share: number) => (Number.isFinite(share) ? `${whole(share * 100)} %` : "–");
export const percentTenths = (share: number) => (Number.isFinite(share) ? `${oneDecimal(share * 100)} %` : "–");
export const kb = (bytes: number) => `${oneDecimal(bytes / 1000)} kB`;
export const mib = (bytes: number) => `${whole(bytes / 1024 / 1024)} MiB`;

/** Lines with aligned columns, the first one to the left. */
export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const cells = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
}
