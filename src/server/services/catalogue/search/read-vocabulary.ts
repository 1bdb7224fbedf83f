import { z } from "zod";
import { type Vocabulary, vocabularyOf } from "~/domain/catalogue/search/correction";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { PREPARED } from "~/server/database/prepared-statements";
import type { OwnedTentId, PublicTentId } from "~/server/services/tenancy/tenant-ids";

/** The products `p` of a shop that a search may return. */
export interface Findable {
  tentId: OwnedTentId | PublicTentId;
  where: Prisma.Sql;
  /** Includes products that visitors do not see. */
  includesHidden: boolean;
}

const answer = z.tuple([z.object({ names: z.string().nullable() })]);
/** Memory of a word in addition to its characters, with what finds typos in it. */
const WORD_BYTES = 100;

type Scope = Pick<Findable, "tentId" | "includesHidden">;

const keyOf = ({ tentId, includesHidden }: Scope) => ({ tentId, key: includesHidden ? "words:all" : "words:visible" });

/** The words in the names of these products and of their categories, if cached. */
export const cachedVocabulary = (ctx: ServiceContext, scope: Scope): Vocabulary | undefined =>
  ctx.ports.shopCache.peek(keyOf(scope));

/** The same, read when not cached: cached until something in the shop changes. */
export function readVocabulary(ctx: ServiceContext, findable: Findable): Promise<Vocabulary> {
  const make = async () => {
    const rows = await ctx.db.$queryRaw`${Prisma.raw(PREPARED)}
      SELECT concat_ws(' ', string_agg(p.name, ' '), (SELECT string_agg(c.name, ' ') FROM categories c
        WHERE c.id IN (SELECT category_id FROM products p WHERE ${findable.where}))) AS names
      FROM products p WHERE ${findable.where}`;
    const [{ names }] = answer.parse(rows);
    const value = vocabularyOf(names ?? "");
    const bytes = value.reduce((sum, word) => sum + word.length + WORD_BYTES, 0);
    return { value, bytes };
  };
  return ctx.ports.shopCache.getOrCompute({ ...keyOf(findable), make });
}
