import { z } from "zod";
import type { ValidatedInput } from "~/server/api/validated-input";
import type { TentPart } from "~/server/services/tenancy/tent-of";
import { type Api, type RestRoute, restRoute } from "./row";
import { DONE, idIn, trueOut } from "./wire";

// What most parts of a shop have: a list, a new one, a change of one, and its deletion.

interface PartRow {
  path: string;
  summary: string;
}

interface WritingRow<Schema extends z.ZodType, Extra, Out extends z.ZodType> extends PartRow {
  input: z.ZodType<ValidatedInput<Schema, Extra>, unknown>;
  output: Out;
  write: (call: Api["call"], given: z.input<Schema> & { tentId?: number }) => Promise<z.input<Out>>;
}

export const listRow = <Out extends z.ZodType>({
  read,
  ...row
}: PartRow & {
  output: Out;
  read: (call: Api["call"], asked: { tentId: number }) => Promise<z.input<Out>>;
}): RestRoute =>
  restRoute({
    ...row,
    method: "GET",
    who: "owner",
    body: "none",
    input: z.object({ tentId: idIn }),
    call: async ({ call }, input) => ({ data: await read(call, input) }),
  });

export const newRow = <Schema extends z.ZodType, Out extends z.ZodType>({
  write,
  ...row
}: WritingRow<Schema, { tentId: number }, Out>): RestRoute =>
  restRoute({
    ...row,
    method: "POST",
    who: "owner",
    body: "json",
    status: 201,
    call: async ({ call }, input) => ({ data: await write(call, input.asInput(input.extra.tentId)) }),
  });

export const changeRow = <Schema extends z.ZodType<{ id: number }>, Out extends z.ZodType>({
  part,
  write,
  ...row
}: WritingRow<Schema, unknown, Out> & { part: TentPart }): RestRoute =>
  restRoute({
    ...row,
    method: "PUT",
    who: "owner",
    body: "json",
    call: async ({ call, tentOf }, input) => ({
      data: await write(call, input.asInput(await tentOf(part, input.value.id))),
    }),
  });

export const deletionRow = ({
  part,
  remove,
  ...row
}: PartRow & {
  part: TentPart;
  remove: (call: Api["call"], asked: { tentId: number; id: number }) => Promise<unknown>;
}): RestRoute =>
  restRoute({
    ...row,
    method: "DELETE",
    who: "owner",
    body: "none",
    input: z.object({ id: idIn }),
    output: trueOut,
    call: async ({ call, tentOf }, { id }) => {
      await remove(call, { tentId: await tentOf(part, id), id });
      return DONE;
    },
  });
