export const NEWS_LIMITS = { title: 120, text: 5_000, url: 500, page: 10_000 } as const;

/** The page number from the list's query string. */
export function newsPageOf(asked: string | null | undefined): number {
  const page = Number(asked ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= NEWS_LIMITS.page ? page : 1;
}
