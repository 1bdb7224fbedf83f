import { DAY_MS } from "../duration";

/** How long a shop's former subdomain stays reserved for it and redirects. */
const SUBDOMAIN_HOLD_DAYS = 90;

/** Subdomains given up until this moment are free again. */
export function releasedUntil(now: Date): Date {
  return new Date(now.getTime() - SUBDOMAIN_HOLD_DAYS * DAY_MS);
}

/** Whether another shop may take a subdomain that was given up at this moment. */
export function isReleased(givenUpAt: Date, now: Date): boolean {
  return givenUpAt <= releasedUntil(now);
}

/** Subdomains that a shop may give up in a year. */
export const MAX_FORMER_SUBDOMAINS = 3;

export const yearBefore = (now: Date): Date => new Date(now.getTime() - 365 * DAY_MS);

/** The four steps of the onboarding (docs/product.md#onboarding). */
export const ONBOARDING_STEPS = [1, 2, 3, 4] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const onboardingPath = (step: OnboardingStep): string => `/bienvenida/paso-${step}`;

/** The first step of creating another shop for a merchant who has one. */
export const ANOTHER_SHOP_PATH = `${onboardingPath(1)}?tienda=nueva`;

/** The completed parts of a shop, which decide where the onboarding continues. */
export interface SetupProgress {
  hasTent: boolean;
  hasLook: boolean;
  hasProduct: boolean;
}

/** The first incomplete step. */
export function nextStep({ hasTent, hasLook, hasProduct }: SetupProgress): OnboardingStep {
  if (!hasTent) return 1;
  if (hasProduct) return 4;
  return hasLook ? 3 : 2;
}
