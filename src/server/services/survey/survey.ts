import { postponedUntil, SURVEY_FROM_PRODUCTS, surveyDue } from "~/domain/survey/due";
import type { SurveyInput } from "~/domain/survey/schemas";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import { ownUserId } from "~/server/services/session/own-account";

/** Whether to show the survey. Never to a super-user viewing a merchant's panel. */
export async function isSurveyDue(ctx: ServiceContext): Promise<boolean> {
  const { actor } = ctx;
  if (!actor) throw new AppError("SESSION_EXPIRED");
  if (actor.superUserId !== null) return false;
  const user = requireFound(
    await ctx.db.user.findUnique({
      where: { id: actor.userId },
      select: {
        role: true,
        onboardedAt: true,
        surveyAfter: true,
        survey: { select: { id: true } },
        tents: { where: { lastOrderNumber: { gt: 0 } }, take: 1, select: { id: true } },
      },
    }),
  );
  const person = {
    role: user.role,
    onboardedAt: user.onboardedAt,
    hasSold: user.tents.length > 0,
    answered: user.survey !== null,
    postponed: user.surveyAfter !== null && user.surveyAfter > ctx.now(),
  };
  if (!surveyDue({ ...person, products: SURVEY_FROM_PRODUCTS }, ctx.now())) return false; // saves the count on most days
  const products = await ctx.db.product.findMany({
    where: { tent: { ownerId: actor.userId }, deletedAt: null },
    take: SURVEY_FROM_PRODUCTS,
    select: { id: true },
  });
  return surveyDue({ ...person, products: products.length }, ctx.now());
}

const shown = {
  id: true,
  userId: true,
  sells: true,
  sellsWhere: true,
  heardOf: true,
  comment: true,
  createdAt: true,
} as const;

export type StoredSurvey = Prisma.SurveyGetPayload<{ select: typeof shown }>;

/** Stores the answers once: a retry after a lost response changes nothing, and returns the stored answers. */
export async function answerSurvey(ctx: ServiceContext, input: SurveyInput) {
  const userId = ownUserId(ctx);
  const { sells, sellsWhere, heardOf, comment } = input;
  await ctx.db.survey.createMany({
    data: [{ userId, sells, sellsWhere, heardOf, comment, createdAt: ctx.now() }],
    skipDuplicates: true,
  });
  return ctx.db.survey.findUniqueOrThrow({ where: { userId }, select: shown });
}

/** "Ahora no": the survey is hidden for a week, on all devices. */
export async function postponeSurvey(ctx: ServiceContext): Promise<void> {
  await ctx.db.user.update({
    where: { id: ownUserId(ctx) },
    data: { surveyAfter: postponedUntil(ctx.now()) },
    select: { id: true },
  });
}

/** The actor's answers, or null. @throws NOT_FOUND for another user's */
export async function getSurvey(ctx: ServiceContext, userId: number) {
  requireFound(ownUserId(ctx) === userId || null);
  return ctx.db.survey.findUnique({ where: { userId }, select: shown });
}
