import { z } from "zod";

/** What a device is told. The panel's service worker shows it (`src/features/offline/push-notice.ts`). */
export const pushMessageSchema = z.object({
  title: z.string().min(1).max(200),
  body: z.string().max(400),
  /** A later message with the same tag takes its place. */
  tag: z.string().regex(/^[\w-]{1,32}$/),
  /** The screen that a tap opens. */
  path: z
    .string()
    .regex(/^\/(?!\/)[!-~]*$/)
    .max(200),
  /** Unseen orders in all of the person's shops, for the icon's badge. */
  unseen: z.int().min(0),
  /** Shown without sound and vibration. Where it is left out of a queued message, the moment of sending decides. */
  silent: z.boolean().optional(),
});
export type PushMessage = z.infer<typeof pushMessageSchema>;
