import { z } from "zod";

const nothing = z.object({});

/** The work that can be put off, and the data each kind takes along: small, since what it is about is in its own row. */
export const jobSchemas = {
  "send-mail": z.object({ to: z.string().min(3), subject: z.string(), text: z.string(), html: z.string() }),
  "empty-bin": nothing,
  "forget-expired": nothing,
  "forget-imports": nothing,
  "import-products": z.object({ importId: z.int().positive() }),
  "sweep-images": nothing,
} as const;

export type JobKind = keyof typeof jobSchemas;
export type JobData = { [Kind in JobKind]: z.infer<(typeof jobSchemas)[Kind]> };
