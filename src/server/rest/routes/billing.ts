import { z } from "zod";
import {
  claimSchema,
  externalIdSchemas,
  planIdSchema,
  planUpdateSchema,
  type Subscribe,
  subscribeSchema,
} from "~/domain/billing/schemas";
import { message } from "~/domain/validation-key";
import { ValidatedInput } from "~/server/api/validated-input";
import type { readSubscriber } from "~/server/services/billing/plans/get-subscriber";
import { type RestRoute, restRoute } from "../row";
import { amountOut, bodyOf, dateOut, flagOut, idOut, textOut, toDate, toFlag, toPrice, withWireNames } from "../wire";

const planIn = z.object({
  id: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(planIdSchema)
    .meta({ type: "integer", minimum: 0 }),
});

/** All fields or none: with none, the provider is queried about the pending subscription. */
const wishIn = withWireNames(subscribeSchema.partial()).transform((wish, context) => {
  const names = Object.keys(subscribeSchema.shape) as (keyof Subscribe)[];
  const missing = names.filter((name) => wish[name] === undefined);
  if (missing.length === names.length) return null;
  for (const name of missing) context.addIssue({ code: "custom", path: [name], message: message("common.required") });
  return missing.length > 0 ? z.NEVER : new ValidatedInput(subscribeSchema, wish as Subscribe, {});
});

/** The wire format only has a call for PayPal. */
const claimIn = z
  .object({ paypal_id: externalIdSchemas.paypal })
  .transform(({ paypal_id }) => new ValidatedInput(claimSchema, { service: "paypal", externalId: paypal_id }, {}));

const planOut = z
  .strictObject({
    id: idOut,
    name: z.string(),
    description: z.string(),
    total: amountOut,
    interval: z.string().meta({ description: "Cantidad y unidad: 1M es un mes, 1Y un año." }),
    currency: z.string(),
    trial: z.int().meta({ description: "Días antes del primer cobro." }),
    limit: z.int().meta({ description: "Cuántas tiendas incluye." }),
    product_limit: z.int(),
    visible: flagOut,
    test: flagOut,
    mp_suscription_url: textOut,
    return_url: textOut,
  })
  .meta({ id: "Suscription" });

function toPlan(plan: Plan): z.input<typeof planOut> {
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description,
    total: toPrice(plan.totalCents) ?? 0,
    interval: plan.interval,
    currency: plan.currency,
    trial: plan.trial,
    limit: plan.limit,
    product_limit: plan.productLimit,
    visible: toFlag(plan.visible),
    test: toFlag(plan.test),
    mp_suscription_url: plan.mpSubscriptionUrl,
    return_url: plan.returnUrl,
  };
}

const subscriberOut = z
  .strictObject({
    id: idOut,
    suscription_id: idOut,
    suscription: planOut,
    last_payment_at: dateOut.nullable(),
    free_until: dateOut,
    paypal_id: textOut,
    days_left: z.int(),
    in_free_period: flagOut,
  })
  .meta({ id: "Suscriptor" });

type Subscriber = NonNullable<Awaited<ReturnType<typeof readSubscriber>>>;
type Plan = Subscriber["plan"];

function toSubscriber(subscriber: Subscriber): z.input<typeof subscriberOut> {
  return {
    id: subscriber.id,
    suscription_id: subscriber.planId,
    suscription: toPlan(subscriber.plan),
    last_payment_at: subscriber.lastPaymentAt && toDate(subscriber.lastPaymentAt),
    free_until: toDate(subscriber.freeUntil),
    paypal_id: subscriber.paypalId,
    days_left: subscriber.daysLeft ?? 0,
    in_free_period: toFlag(subscriber.inFreePeriod),
  };
}

export const billingRows: RestRoute[] = [
  restRoute({
    method: "GET",
    path: "/suscriptor",
    who: "user",
    body: "none",
    input: z.object({}),
    output: subscriberOut.nullable(),
    summary: "La cuenta que paga, con su plan; null si no hay.",
    call: async ({ call }) => {
      const subscriber = await call.billing.subscriber();
      return { data: subscriber && toSubscriber(subscriber) };
    },
  }),
  restRoute({
    method: "GET",
    path: "/suscriptions",
    who: "anyone",
    body: "none",
    input: z.object({}),
    output: z.array(planOut),
    summary: "Los planes a la vista; con token también los de prueba y el propio.",
    call: async ({ call }) => ({ data: (await call.billing.plans()).map(toPlan) }),
  }),
  restRoute({
    method: "PUT",
    path: "/suscription",
    who: "super",
    body: "json",
    input: bodyOf(planUpdateSchema),
    output: planOut,
    summary: "Cambiar un plan; quien ya lo paga conserva su precio.",
    call: async ({ call }, input) => ({ data: toPlan(await call.billing.updatePlan(input.asInput())) }),
  }),
  restRoute({
    method: "POST",
    path: "/suscribe-this-user",
    who: "user",
    body: "json",
    bodyOptional: true,
    input: wishIn,
    output: subscriberOut,
    meta: z.strictObject({ checkout_url: z.url().nullable() }),
    summary: "Abrir una suscripción pendiente; sin cuerpo, preguntar al medio de pago por ella.",
    call: async ({ call }, input) => {
      if (input === null) return { data: toSubscriber(await call.billing.refresh()) };
      const { subscriber, checkoutUrl } = await call.billing.subscribe(input.asInput());
      return { data: toSubscriber(subscriber), meta: { checkout_url: checkoutUrl } };
    },
  }),
  restRoute({
    method: "POST",
    path: "/unsuscribe-this-user",
    who: "user",
    body: "none",
    input: z.object({}),
    output: subscriberOut,
    summary: "Dar de baja la suscripción, también en el medio de pago.",
    call: async ({ call }) => ({ data: toSubscriber(await call.billing.unsubscribe()) }),
  }),
  restRoute({
    method: "POST",
    path: "/suspended-user-payment",
    who: "user",
    body: "none",
    input: z.object({}),
    output: subscriberOut,
    summary: "Preguntar por el pago de una tienda suspendida: si se pagó, vuelve.",
    call: async ({ call }) => ({ data: toSubscriber(await call.billing.refresh()) }),
  }),
  restRoute({
    method: "PUT",
    path: "/assign-paypal-id-to-suscriptor",
    who: "user",
    body: "json",
    input: claimIn,
    output: subscriberOut,
    summary: "Tomar una suscripción de PayPal, si PayPal confirma de quién es.",
    call: async ({ call }, input) => ({ data: toSubscriber(await call.billing.claim(input.asInput())) }),
  }),
  restRoute({
    method: "GET",
    path: "/get-paypal-suscription-change-confirm-url/{id}",
    who: "user",
    body: "none",
    input: planIn,
    output: z.strictObject({ url: z.url() }),
    summary: "La página de PayPal donde se aprueba el cambio a ese plan.",
    call: async ({ call }, input) => ({ data: await call.billing.askPlanChange(input) }),
  }),
  restRoute({
    method: "GET",
    path: "/confirm-paypal-suscription-change/{id}",
    who: "user",
    body: "none",
    input: planIn,
    output: subscriberOut,
    summary: "Cambiar de plan, si PayPal confirma que se aprobó.",
    call: async ({ call }, input) => ({ data: toSubscriber(await call.billing.confirmPlanChange(input)) }),
  }),
];
