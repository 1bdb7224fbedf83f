/** What the composer shows in its preview: the home as HTML, and the section that is being edited. */
export interface HomePreview {
  home: string;
  /** The id of that section's element, and its name; null while none is edited. */
  marked: { anchor: string; label: string } | null;
}

/** The message from the panel to the preview page. */
export const homePreviewMessage = (preview: HomePreview): string => JSON.stringify(preview);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Reads such a message; null if it is another. Without zod, which the shop's scripts do not include. */
export function readHomePreview(message: unknown): HomePreview | null {
  if (typeof message !== "string") return null;
  try {
    const read: unknown = JSON.parse(message);
    if (!isRecord(read) || typeof read.home !== "string") return null;
    const { home, marked } = read;
    const named = isRecord(marked) && typeof marked.anchor === "string" && typeof marked.label === "string";
    return { home, marked: named ? { anchor: String(marked.anchor), label: String(marked.label) } : null };
  } catch {
    return null;
  }
}
