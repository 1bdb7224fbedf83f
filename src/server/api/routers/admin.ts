import { z } from "zod";
import {
  cancellationSchema,
  jobSchema,
  pageSchema,
  planGrantSchema,
  suspensionSchema,
  tentListSchema,
  testFlagSchema,
  userListSchema,
} from "~/domain/admin/schemas";
import { idSchema } from "~/domain/fields";
import { createTRPCRouter } from "~/server/api/init";
import { superProcedure, viewerProcedure } from "~/server/api/procedures";
import { listCancellations, resolveCancellationByHand, retryCancellation } from "~/server/services/admin/cancellations";
import { givePlan, setTestFlag } from "~/server/services/admin/change-person";
import { getPerson } from "~/server/services/admin/get-person";
import { getJobs, retryJob } from "~/server/services/admin/jobs";
import { listAudit } from "~/server/services/admin/list-audit";
import { listErrors } from "~/server/services/admin/list-errors";
import { listTents, listUsers } from "~/server/services/admin/list-people";
import { startViewing, stopViewing } from "~/server/services/admin/view-as";
import { suspendTent, unsuspendTent } from "~/server/services/tent/suspend-tent";

const ofTent = z.object({ tentId: idSchema });

/** Procedures with which super-users run the site. */
export const adminRouter = createTRPCRouter({
  users: superProcedure.input(userListSchema).query(({ ctx, input }) => listUsers(ctx.service, input)),
  tents: superProcedure.input(tentListSchema).query(({ ctx, input }) => listTents(ctx.service, input)),
  user: superProcedure.input(z.object({ id: idSchema })).query(({ ctx, input }) => getPerson(ctx.service, input)),
  audit: superProcedure.input(pageSchema).query(({ ctx, input }) => listAudit(ctx.service, input)),
  givePlan: superProcedure.input(planGrantSchema).mutation(({ ctx, input }) => givePlan(ctx.service, input)),
  setTest: superProcedure.input(testFlagSchema).mutation(({ ctx, input }) => setTestFlag(ctx.service, input)),
  suspendTent: superProcedure
    .input(suspensionSchema)
    .mutation(({ ctx, input }) => suspendTent(ctx.service, input.tentId, input.reason)),
  liftTent: superProcedure.input(ofTent).mutation(({ ctx, input }) => unsuspendTent(ctx.service, input.tentId)),
  jobs: superProcedure.query(({ ctx }) => getJobs(ctx.service)),
  retryJob: superProcedure.input(jobSchema).mutation(({ ctx, input }) => retryJob(ctx.service, input)),
  errors: superProcedure.input(pageSchema).query(({ ctx, input }) => listErrors(ctx.service, input)),
  cancellations: superProcedure.input(pageSchema).query(({ ctx, input }) => listCancellations(ctx.service, input)),
  retryCancellation: superProcedure
    .input(cancellationSchema)
    .mutation(({ ctx, input }) => retryCancellation(ctx.service, input)),
  settleCancellation: superProcedure
    .input(cancellationSchema)
    .mutation(({ ctx, input }) => resolveCancellationByHand(ctx.service, input)),
  startViewing: superProcedure.input(ofTent).mutation(({ ctx, input }) => startViewing(ctx.service, input)),
  stopViewing: viewerProcedure.mutation(({ ctx }) => stopViewing(ctx.service)),
});
