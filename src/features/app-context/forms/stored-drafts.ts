/** Where a draft is kept: for one account, in one shop, of one form. */
export interface DraftPlace {
  userId: number;
  /** Null before the first shop. */
  tentId: number | null;
  /** Names the form, and of an existing thing its id: "category.rename.7". */
  form: string;
}

const PREFIX = "draft:";
/** A draft that nobody came back to for so long is deleted. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1_000;

const keyOf = ({ userId, tentId, form }: DraftPlace) => `${PREFIX}${userId}:${tentId ?? 0}:${form}`;

function parsed(text: string | null): { at: number; values: unknown } | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null || !("at" in kept) || !("values" in kept)) return null;
    return typeof kept.at === "number" ? { at: kept.at, values: kept.values } : null;
  } catch {
    return null;
  }
}

/** What was typed into a form and not saved; undefined if there is nothing. */
export function readFormDraft(place: DraftPlace): unknown {
  try {
    return parsed(localStorage.getItem(keyOf(place)))?.values;
  } catch {
    return undefined; // storage is blocked: the form works without a draft
  }
}

/** Keeps what was typed, or forgets it (undefined); returns whether a draft is kept now. */
export function keepDraft(place: DraftPlace, values: unknown, now: number): boolean {
  try {
    if (values === undefined) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify({ at: now, values }));
    return values !== undefined;
  } catch {
    return false; // storage is blocked or full
  }
}

/** Deletes the drafts of all accounts that are too old to be useful. */
export function dropOldDrafts(now: number): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) {
      const kept = parsed(localStorage.getItem(key));
      if (!kept || now - kept.at > KEPT_MS) localStorage.removeItem(key);
    }
  } catch {
    // storage is blocked: there is nothing to delete
  }
}

/** Whether a value has the form of another one, so that what an older version kept cannot break a form. */
export function isLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) {
    return Array.isArray(value) && (example.length === 0 || value.every((one) => isLike(one, example[0])));
  }
  if (example === null || value === null) return typeof value !== "object" || value === null;
  if (typeof example !== "object") return typeof value === typeof example;
  if (typeof value !== "object" || Array.isArray(value)) return false;
  return Object.entries(example).every(([name, one]) => isLike((value as Record<string, unknown>)[name], one));
}

/** The kept fields that a form still has and that differ from what it shows. */
export function draftFields<Values extends object>(kept: unknown, shown: Values): Partial<Values> {
  if (typeof kept !== "object" || kept === null) return {};
  const fields = kept as Record<string, unknown>;
  const found = Object.entries(shown).flatMap(([name, value]) =>
    Object.hasOwn(fields, name) && isLike(fields[name], value) && isOther(fields[name], value)
      ? [[name, fields[name]]]
      : [],
  );
  return Object.fromEntries(found) as Partial<Values>;
}

/** The fields of a form that differ from what it started with; undefined if none does. */
export function changedFields<Values extends object>(values: Values, before: object): Partial<Values> | undefined {
  const start = before as Record<string, unknown>;
  const changed = Object.entries(values).filter(([name, value]) => isOther(value, start[name]));
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Values>) : undefined;
}

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
