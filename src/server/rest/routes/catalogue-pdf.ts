import { z } from "zod";
import { type RestRoute, restRoute } from "../row";
import { idOut } from "../wire";

export const cataloguePdfRows: RestRoute[] = [
  restRoute({
    method: "GET",
    path: "/catalogo-deposito-job",
    who: "user",
    body: "none",
    input: z.object({}),
    output: z.strictObject({ job_id: idOut }),
    summary: "Pedir el catálogo de la tienda en PDF; si ya se está haciendo uno, es ese.",
    call: async ({ call, ownTent }) => {
      const { id } = await call.catalogue.makePdf({ tentId: await ownTent(), scope: { of: "all" } });
      return { data: { job_id: id } };
    },
  }),
  restRoute({
    method: "GET",
    path: "/processing-job",
    who: "user",
    body: "none",
    input: z.object({}),
    output: z.int().min(0),
    summary: "Cuántos catálogos en PDF se están haciendo para quien llama; 0 si ninguno.",
    call: async ({ call }) => ({ data: await call.catalogue.processing() }),
  }),
];
