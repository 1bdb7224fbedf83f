import {
  type CustomerTerms,
  customerTerms,
  DIVIDING_MARKS,
  DROPPED_MARKS,
} from "~/domain/order/manage/customer-search";
import { Prisma } from "~/generated/prisma/client";

/** The columns of the customers, or of the orders, in which somebody is searched. */
interface SearchedColumns {
  name: Prisma.Sql;
  phone: Prisma.Sql;
}

const [FROM, TO] = [DIVIDING_MARKS + DROPPED_MARKS, " ".repeat(DIVIDING_MARKS.length)];
const contains = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Finds customers as `matchesCustomer` does. */
export function customerCondition(search: string, { name, phone }: SearchedColumns): Prisma.Sql {
  const { words, phones, named }: CustomerTerms = customerTerms(search);
  const folded = Prisma.sql`(' ' || translate(unaccent(lower(${name})), ${FROM}, ${TO}))`;
  const hasWord = ({ text, digits }: CustomerTerms["words"][number]) =>
    digits === null
      ? Prisma.sql`${folded} LIKE ${contains(text)}`
      : Prisma.sql`(${folded} LIKE ${contains(text)} OR ${phone} LIKE ${contains(digits)})`;
  const hasPart = (part: string) => Prisma.sql`${phone} LIKE ${contains(part)}`;
  const parts = [
    ...(words.length > 0 ? [Prisma.sql`(${Prisma.join(words.map(hasWord), " AND ")})`] : []),
    ...phones.map(hasPart),
  ];
  if (named) {
    const name = named.words.map((word) => Prisma.sql`${folded} LIKE ${contains(word)}`);
    parts.push(Prisma.sql`(${Prisma.join(name, " AND ")} AND (${Prisma.join(named.phones.map(hasPart), " OR ")}))`);
  }
  return parts.length > 0 ? Prisma.sql`(${Prisma.join(parts, " OR ")})` : Prisma.sql`FALSE`;
}
