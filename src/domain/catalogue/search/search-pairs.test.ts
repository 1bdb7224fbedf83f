import { expect, test } from "vitest";
import { MIN_SIMILARITY, searchText, searchWords } from "./search";
import { SEARCH_PAIRS } from "./search-pairs";

/** Trigrams as pg_trgm makes them: each word with two blanks before and one after, in order. */
function trigrams(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => [...` ${word}`].map((_, at) => `  ${word} `.slice(at, at + 3)));
}

/** `word_similarity` of pg_trgm: the best match of the query's trigrams with a continuous extent of the text. */
function wordSimilarity(question: string, text: string): number {
  const asked = new Set(trigrams(question));
  const there = trigrams(text);
  let best = 0;
  for (let from = 0; from < there.length; from += 1) {
    const stretch = new Set<string>();
    for (let until = from; until < there.length; until += 1) {
      stretch.add(there[until] ?? "");
      const common = [...stretch].filter((trigram) => asked.has(trigram)).length;
      best = Math.max(best, common / (asked.size + stretch.size - common));
    }
  }
  return best;
}

test("has at least sixty distinct pairs", () => {
  expect(SEARCH_PAIRS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(SEARCH_PAIRS.map(([typed]) => typed)).size).toBe(SEARCH_PAIRS.length);
});

test.each(SEARCH_PAIRS)("%s is similar to %s", (typed, product) => {
  const text = searchText({ name: product });
  expect(text).not.toContain(typed);
  for (const word of searchWords(typed)) expect(wordSimilarity(word, text)).toBeGreaterThanOrEqual(MIN_SIMILARITY);
});
