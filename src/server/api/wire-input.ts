import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { AppError } from "~/server/errors";

/** No input of ours is nested half as deep. Schemas and the hash of a queued call walk their input recursively. */
const MAX_DEPTH = 64;
/** Keys that name something else than a field on every object. */
const FORBIDDEN_KEYS = ["__proto__", "constructor", "prototype"];

const scalars = {
  undefined: z.null().transform(() => undefined),
  Date: z.iso.datetime().transform((text) => new Date(text)),
  number: z.enum(["NaN", "Infinity", "-Infinity", "-0"]).transform(Number),
};

const annotation = z.tuple([z.enum(["undefined", "Date", "number"])]);
const wireSchema = z.object({
  json: z.unknown().optional(),
  meta: z
    .object({
      values: z.union([annotation, z.record(z.string(), annotation)]).optional(),
      referentialEqualities: z.record(z.string(), z.array(z.string())).optional(),
    })
    .optional(),
});

const refuse = (): never => {
  throw new AppError("BODY_MALFORMED");
};

function checkShape(json: unknown): void {
  const waiting: [value: unknown, depth: number][] = [[json, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value !== "object" || value === null) continue;
    if (depth > MAX_DEPTH || FORBIDDEN_KEYS.some((key) => Object.hasOwn(value, key))) refuse();
    for (const inner of Object.values(value)) waiting.push([inner, depth + 1]);
  }
}

interface Place {
  value: unknown;
  set: (value: unknown) => void;
}

/** A path in its one spelling, so that nothing can be named twice. */
const PATH = /^(?:[^\\\0]|\\[\\.])*$/;

/** What stands at a path such as `lines.0.note`; `\` escapes a point in a key. Only what was sent has a place. */
function placeOf(root: unknown, path: string): Place {
  if (!PATH.test(path)) refuse();
  const keys = path.replace(/\\([\\.])|\./g, (_, escaped?: string) => escaped ?? "\0").split("\0");
  let parent = {} as Record<string, unknown>;
  let value = root;
  for (const key of keys) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return refuse();
    parent = value as Record<string, unknown>;
    value = parent[key];
  }
  const last = keys[keys.length - 1] ?? "";
  const set = (changed: unknown) => {
    parent[last] = changed;
  };
  return { value, set };
}

/**
 * Reads the input of a call as superjson wrote it, with the few kinds of values that our clients send. The library itself
 * would build whatever the sender names: memory for any typed array, patterns, sets.
 * @throws BODY_MALFORMED
 */
export function readWireInput(sent: unknown): unknown {
  const wire = wireSchema.safeParse(sent);
  if (!wire.success) return refuse();
  const { json, meta } = wire.data;
  checkShape(json);
  const restored = (value: unknown, [kind]: z.infer<typeof annotation>) => {
    const read = scalars[kind].safeParse(value);
    return read.success ? read.data : refuse();
  };
  if (Array.isArray(meta?.values)) return restored(json, meta.values);
  for (const [path, kind] of Object.entries(meta?.values ?? {})) {
    const place = placeOf(json, path);
    place.set(restored(place.value, kind));
  }
  // Both places were sent in full, so that the input grows by nothing. Which objects are one is part of a queued call's hash.
  const linked = new Set<string>();
  for (const [path, others] of Object.entries(meta?.referentialEqualities ?? {})) {
    const { value } = placeOf(json, path);
    for (const other of others) {
      const place = placeOf(json, other);
      if (linked.has(other) || !isDeepStrictEqual(place.value, value)) refuse();
      linked.add(other);
      place.set(value);
    }
  }
  return json;
}
