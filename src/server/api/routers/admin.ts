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
import { forCaller, superProcedure, viewerProcedure } from "~/server/api/procedures";
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
  users: superProcedure.input(userListSchema).query(forCaller(listUsers)),
  tents: superProcedure.input(tentListSchema).query(forCaller(listTents)),
  user: superProcedure.input(z.object({ id: idSchema })).query(forCaller(getPerson)),
  audit: superProcedure.input(pageSchema).query(forCaller(listAudit)),
  givePlan: superProcedure.input(planGrantSchema).mutation(forCaller(givePlan)),
  setTest: superProcedure.input(testFlagSchema).mutation(forCaller(setTestFlag)),
  suspendTent: superProcedure
    .input(suspensionSchema)
    .mutation(({ ctx, input }) => suspendTent(ctx.service, input.tentId, input.reason)),
  liftTent: superProcedure.input(ofTent).mutation(({ ctx, input }) => unsuspendTent(ctx.service, input.tentId)),
  jobs: superProcedure.query(({ ctx }) => getJobs(ctx.service)),
  retryJob: superProcedure.input(jobSchema).mutation(forCaller(retryJob)),
  errors: superProcedure.input(pageSchema).query(forCaller(listErrors)),
  cancellations: superProcedure.input(pageSchema).query(forCaller(listCancellations)),
  retryCancellation: superProcedure.input(cancellationSchema).mutation(forCaller(retryCancellation)),
  settleCancellation: superProcedure.input(cancellationSchema).mutation(forCaller(resolveCancellationByHand)),
  startViewing: superProcedure.input(ofTent).mutation(forCaller(startViewing)),
  stopViewing: viewerProcedure.mutation(({ ctx }) => stopViewing(ctx.service)),
});
