import { z } from "zod";
import { idSchema } from "../fields";
import { type Source, sourceOf } from "./source";

/** Where a shop's pages tell what a visitor did; on the shop's own host, which names the shop. */
export const VISIT_PATH = "/api/visit";
export const MAX_VISIT_BYTES = 512;
export const MAX_TERM = 80;
const MAX_FOUND = 100_000;

/** Everybody may write it, so each kind is small and closed. */
const toldSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("LINK_CLICK"), id: idSchema }),
  z.object({
    kind: z.literal("VISIT"),
    /** The product whose page it is. */
    id: idSchema.optional(),
    /** On a session's first page: the host of the page before, perhaps empty. */
    host: z.string().max(100).optional(),
    mark: z.string().max(100).optional(),
    /** What was searched, and how many products were found. */
    term: z.string().max(MAX_TERM).optional(),
    found: z.int().min(0).max(MAX_FOUND).optional(),
  }),
  z.object({ kind: z.literal("CART_ADD"), id: idSchema }),
  z.object({ kind: z.literal("WHATSAPP_OPEN") }),
]);

export type Visit =
  | { kind: "LINK_CLICK"; id: number }
  | {
      kind: "VISIT";
      productId: number | null;
      /** Null on every page after a session's first. */
      source: Source | null;
      search: { term: string; found: number } | null;
    }
  | { kind: "CART_ADD"; productId: number }
  | { kind: "WHATSAPP_OPEN" };

/** Searches that differ only in case and spaces are the same; what the database cannot keep goes. */
const termOf = (typed: string) =>
  typed
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .toLowerCase()
    .slice(0, MAX_TERM);

/** What a page sent, or null when no page of ours wrote it. */
export function parseVisit(text: string, agent = ""): Visit | null {
  const told = read(text);
  if (!told) return null;
  if (told.kind === "CART_ADD") return { kind: told.kind, productId: told.id };
  if (told.kind !== "VISIT") return told;
  const { id, host, mark = "", term, found } = told;
  const searched = term === undefined ? "" : termOf(term);
  return {
    kind: told.kind,
    productId: id ?? null,
    source: host === undefined ? null : sourceOf({ host, mark, agent }),
    search: searched === "" || found === undefined ? null : { term: searched, found },
  };
}

function read(text: string): z.output<typeof toldSchema> | null {
  try {
    return toldSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
