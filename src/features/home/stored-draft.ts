import type { ShopHome } from "~/domain/home/schemas";

/** A draft of a home, and the revision of the published one that it was made from. */
export interface StoredDraft {
  revision: number;
  home: ShopHome;
}

const keyOf = (tentId: number) => `home-draft-${tentId}`;

/** Whether this device has a draft, which `readStoredDraft` may be able to read. */
export function hasStoredDraft(tentId: number): boolean {
  try {
    return localStorage.getItem(keyOf(tentId)) !== null;
  } catch {
    return false; // storage is blocked
  }
}

/**
 * The draft on this device; null if there is none that can be read. The rules of a home are loaded for it.
 * @throws if they cannot be loaded
 */
export async function readStoredDraft(tentId: number): Promise<StoredDraft | null> {
  const { readHomeDraft } = await import("~/domain/home/read-home");
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(tentId)) ?? "null") as Partial<StoredDraft> | null;
    const { revision } = draft ?? {};
    const home = readHomeDraft(draft?.home);
    return home && Number.isInteger(revision) && Number(revision) >= 0 ? { revision: Number(revision), home } : null;
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
