import { z } from "zod";
import { readHomeDraft, type ShopHome } from "~/domain/home/home";

/** A draft of a home, and the revision of the published one that it was made from. */
export interface StoredDraft {
  revision: number;
  home: ShopHome;
}

const draftSchema = z.object({ revision: z.number().int().min(0), home: z.unknown() });
const keyOf = (tentId: number) => `home-draft-${tentId}`;

/** The draft on this device; null if there is none that can be read. */
export function readStoredDraft(tentId: number): StoredDraft | null {
  try {
    const draft = draftSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(tentId)) ?? "null"));
    const home = draft.success ? readHomeDraft(draft.data.home) : null;
    return draft.success && home ? { revision: draft.data.revision, home } : null;
  } catch {
    return null; // storage is blocked, or another program wrote there
  }
}

/** Keeps a draft on this device; returns whether that worked. */
export function storeDraft(tentId: number, draft: StoredDraft): boolean {
  try {
    localStorage.setItem(keyOf(tentId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function deleteStoredDraft(tentId: number): void {
  try {
    localStorage.removeItem(keyOf(tentId));
  } catch {
    // storage is blocked: there is nothing to forget
  }
}
