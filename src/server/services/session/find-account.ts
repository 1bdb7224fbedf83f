import { domainToUnicode } from "node:url";
import { canonicalEmail } from "~/domain/account/email";
import type { Tx } from "~/server/database/client";

/** An address and its other spelling, if its domain has one: in ASCII, or in letters. */
export function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf("@") + 1;
  const inLetters = domainToUnicode(email.slice(at));
  const other = inLetters === "" ? email : email.slice(0, at) + inLetters;
  return [...new Set([email, canonicalEmail(email) ?? email, other])];
}

/**
 * The account of a mail, however its domain is spelled: accounts from before there was one spelling have either, and in some
 * cases two people have one each. Then it is the account with the spelling that is asked for.
 */
export async function findAccount(db: Tx, email: string) {
  const spellings = spellingsOf(email);
  const found = await db.user.findMany({
    where: { email: { in: spellings } },
    select: { id: true, name: true, email: true, countryId: true, passwordHash: true },
  });
  return found.sort((one, other) => spellings.indexOf(one.email) - spellings.indexOf(other.email))[0] ?? null;
}

/** The accounts whose mails are the same in two spellings. */
export async function listSameMails(db: Tx): Promise<number[]> {
  const inLetters = await db.$queryRaw<{ email: string }[]>`
    SELECT email FROM users WHERE octet_length(email) <> char_length(email)`;
  const pairs = await Promise.all(
    inLetters.map(({ email }) =>
      db.user.findMany({ where: { email: { in: spellingsOf(email) } }, select: { id: true } }),
    ),
  );
  return pairs.filter(({ length }) => length > 1).flatMap((pair) => pair.map(({ id }) => id));
}
