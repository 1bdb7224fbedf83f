/** Products with a photo that a new shop is asked for. */
export const WANTED_PRODUCTS = 5;

/** What a shop has of what it needs to sell. */
export interface SetupFacts {
  hasLogo: boolean;
  hasCover: boolean;
  /** Products with at least one photo. */
  withPhoto: number;
  deliverySet: boolean;
  paymentSet: boolean;
  hoursSet: boolean;
  linkShared: boolean;
}

export type SetupStepKey = "products" | "delivery" | "payment" | "hours" | "look" | "share";

export interface SetupStep {
  key: SetupStepKey;
  done: boolean;
  /** The screen and, behind `#`, the field that the step is about. */
  href: string;
}

/** The steps of the checklist, those to do before those done (docs/product.md#dashboard). */
export function setupSteps(facts: SetupFacts): SetupStep[] {
  const steps: SetupStep[] = [
    {
      key: "look",
      done: facts.hasLogo && facts.hasCover,
      href: facts.hasLogo ? "/portada?seccion=portada#foto" : "/configuraciones/tienda#logo",
    },
    {
      key: "products",
      done: facts.withPhoto >= WANTED_PRODUCTS,
      href: "/productos/cargar-producto#name",
    },
    { key: "delivery", done: facts.deliverySet, href: "/configuraciones/entrega#pickupEnabled" },
    { key: "payment", done: facts.paymentSet, href: "/configuraciones/pagos#paymentText" },
    { key: "hours", done: facts.hoursSet, href: "/configuraciones/horarios#lunes" },
    { key: "share", done: facts.linkShared, href: "/compartir#enlace" },
  ];
  return [...steps.filter(({ done }) => !done), ...steps.filter(({ done }) => done)];
}
