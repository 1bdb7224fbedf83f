import { z } from "zod";
import { idSchema } from "../fields";

/** Where a shop's pages tell what a visitor did; on the shop's own host, which names the shop. */
export const VISIT_PATH = "/api/visit";
export const MAX_VISIT_BYTES = 256;

/** Everybody may write it, so each kind is small and closed. */
const visitSchema = z.discriminatedUnion("kind", [z.object({ kind: z.literal("LINK_CLICK"), id: idSchema })]);
export type Visit = z.output<typeof visitSchema>;

/** What a page sent, or null when no page of ours wrote it. */
export function parseVisit(text: string): Visit | null {
  try {
    return visitSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
