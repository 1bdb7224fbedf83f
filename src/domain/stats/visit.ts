import { z } from "zod";
import { idSchema } from "../fields";
import { type Source, sourceOf } from "./source";
import { MAX_TERM } from "./visit-endpoint";

const MAX_FOUND = 100_000;

/** Anybody can send it, so each kind is small and strict. */
const toldSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("LINK_CLICK"), id: idSchema }),
  z.object({
    kind: z.literal("VISIT"),
    /** The product of the page. */
    id: idSchema.optional(),
    /** On a session's landing page: the referrer's host, possibly empty. */
    host: z.string().max(100).optional(),
    mark: z.string().max(100).optional(),
    /** The search text, and the number of products found. */
    term: z.string().max(MAX_TERM).optional(),
    found: z.int().min(0).max(MAX_FOUND).optional(),
  }),
  z.object({ kind: z.literal("CART_ADD"), id: idSchema }),
  z.object({ kind: z.literal("WHATSAPP_OPEN") }),
]);

/** A visitor event as the browser sends it. */
export type VisitMessage = z.input<typeof toldSchema>;

export type Visit =
  | { kind: "LINK_CLICK"; id: number }
  | {
      kind: "VISIT";
      productId: number | null;
      /** Null on every page after a session's landing page. */
      source: Source | null;
      search: { term: string; found: number } | null;
    }
  | { kind: "CART_ADD"; productId: number }
  | { kind: "WHATSAPP_OPEN" };

/** Normalises case and spaces of a search, and removes characters that the database cannot store. */
const termOf = (typed: string) =>
  typed
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .toLowerCase()
    .slice(0, MAX_TERM);

/** Parses a visitor event; null if it is invalid. */
export function parseVisit(text: string, agent = ""): Visit | null {
  const parsed = read(text);
  if (!parsed) return null;
  if (parsed.kind === "CART_ADD") return { kind: parsed.kind, productId: parsed.id };
  if (parsed.kind !== "VISIT") return parsed;
  const { id, host, mark = "", term, found } = parsed;
  const searched = term === undefined ? "" : termOf(term);
  return {
    kind: parsed.kind,
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
