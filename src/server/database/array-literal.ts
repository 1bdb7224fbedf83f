/** A PostgreSQL array of integers as a literal, since an array parameter cannot contain nulls. */
export const arrayLiteral = (values: readonly (number | null)[]): string =>
  `{${values.map((value) => value ?? "NULL").join(",")}}`;
