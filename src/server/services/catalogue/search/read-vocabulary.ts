import { z } from "zod";
import { type Vocabulary, vocabularyOf } from "~/domain/catalogue/search/correction";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { PREPARED } from "~/server/database/prepared-statements";
import type { OwnedTentId, PublicTentId } from "~/server/tenancy/tenant-ids";

/** The products `p` of a shop that somebody may find. */
export interface Findable {
  tentId: OwnedTentId | PublicTentId;
  where: Prisma.Sql;
  /** Also what visitors do not see. */
  whole: boolean;
}

const answer = z.tuple([z.object({ names: z.string().nullable() })]);
/** Of a string in memory, beside its letters. */
const WORD_BYTES = 40;

type Scope = Pick<Findable, "tentId" | "whole">;

const keyOf = ({ tentId, whole }: Scope) => ({ tentId, key: whole ? "words:whole" : "words:visible" });

/** The words in the names of these products, if they are kept. */
export const cachedVocabulary = (ctx: ServiceContext, scope: Scope): Vocabulary | undefined =>
  ctx.ports.pageCache.peek(keyOf(scope));

/** The same, read where they are not: kept until something of the shop changes. */
export function readVocabulary(ctx: ServiceContext, findable: Findable): Promise<Vocabulary> {
  const make = async () => {
    const rows = await ctx.db.$queryRaw`${Prisma.raw(PREPARED)}
      SELECT string_agg(p.name, ' ') AS names FROM products p WHERE ${findable.where}`;
    const [{ names }] = answer.parse(rows);
    const value = vocabularyOf(names ?? "");
    const bytes = value.reduce((sum, word) => sum + word.length + WORD_BYTES, 0);
    return { value, bytes };
  };
  return ctx.ports.pageCache.getOrCompute({ ...keyOf(findable), make });
}
