/// <reference types="vite/client" />

/** What each file of `src/copy` exports, by its path below it. */
export const copyModules: readonly (readonly [file: string, exported: Record<string, unknown>])[] = Object.entries(
  import.meta.glob<Record<string, unknown>>(["../copy/**/*.ts", "!../copy/**/*.test.ts"], { eager: true }),
).map(([path, exported]) => [path.replace("../copy/", ""), exported]);

export interface Sentence {
  at: string;
  text: string;
}

/** The texts of a tree, also those that its functions have in their source. */
export function sentencesOf(value: unknown, at: string): Sentence[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value === "function") {
    const quoted = value.toString().matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/gs);
    return [...quoted].map(([, , text = ""]) => ({ at, text }));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => sentencesOf(each, `${at}.${key}`));
}

export const isTree = (value: unknown): value is object => typeof value === "object" && value !== null;
