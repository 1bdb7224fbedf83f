import { z } from "zod";
import { message } from "../validation-key";

/** Devices of one person. */
export const MAX_PUSH_DEVICES = 20;
const MAX_ENDPOINT = 1_000;

/** What push messages are about. */
export const PUSH_KINDS = ["order", "waiting", "list", "charge"] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

export const pushKindSchema = z.object({ kind: z.enum(PUSH_KINDS), on: z.boolean() });
export type PushKindForm = z.infer<typeof pushKindSchema>;

export const quietNightsSchema = z.object({ on: z.boolean() });

const refused = { error: message("push.subscription") };

/**
 * Whether it can be an address of a push service, written as browsers write it: `https:///host` is read in two ways. Whether it
 * is a public one is checked when something is sent.
 */
function isEndpoint(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "") return false;
  return /^https?:$/.test(url.protocol) && text.startsWith(`${url.origin}/`);
}

/** What `PushSubscription.toJSON()` gives, with its keys flattened. */
export const pushDeviceSchema = z.object({
  endpoint: z
    .string(refused)
    .max(MAX_ENDPOINT, refused)
    .regex(/^[!-~]+$/, refused)
    .refine(isEndpoint, refused),
  /** An uncompressed point of P-256: 65 bytes, the first of them 4. */
  p256dh: z.string(refused).regex(/^B[\w-]{86}=?$/, refused),
  /** 16 bytes. */
  auth: z.string(refused).regex(/^[\w-]{22}(?:==)?$/, refused),
  installed: z.boolean(refused),
});
export type PushDeviceForm = z.infer<typeof pushDeviceSchema>;
