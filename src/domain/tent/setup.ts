import { z } from "zod";
import { DAY_MS } from "../duration";
import { message } from "../validation-key";

/** How long a subdomain that was given up stays with its shop, redirecting. */
export const SUBDOMAIN_HOLD_DAYS = 90;

/** What was given up until this moment is free by now. */
export function releasedUntil(now: Date): Date {
  return new Date(now.getTime() - SUBDOMAIN_HOLD_DAYS * DAY_MS);
}

/** Whether somebody else may take a subdomain that was given up at this moment. */
export function isReleased(givenUpAt: Date, now: Date): boolean {
  return givenUpAt <= releasedUntil(now);
}

/** The four steps of the onboarding (docs/product.md#onboarding). */
export const ONBOARDING_STEPS = [1, 2, 3, 4] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const onboardingPath = (step: OnboardingStep): string => `/bienvenida/paso-${step}`;

/** The first step for one more shop of a merchant who has some. */
export const ANOTHER_SHOP_PATH = `${onboardingPath(1)}?tienda=nueva`;

/** What exists of a shop, which decides where the onboarding is taken up again. */
export interface SetupProgress {
  hasTent: boolean;
  hasLook: boolean;
  hasProduct: boolean;
}

/** The first step that still has something to do. */
export function nextStep({ hasTent, hasLook, hasProduct }: SetupProgress): OnboardingStep {
  if (!hasTent) return 1;
  if (hasProduct) return 4;
  return hasLook ? 3 : 2;
}

/** What a person types for a WhatsApp number; the rules of its country are `normalizePhone`'s. */
export const typedPhone = z.object({
  whatsapp: z
    .string()
    .trim()
    .max(30, { error: message("phone.invalid") }),
  whatsappArea: z
    .string()
    .trim()
    .max(8, { error: message("phone.area") })
    .default(""),
  whatsappLandline: z.boolean().default(false),
});
