import { createTRPCRouter } from "~/server/api/init";
import { userProcedure } from "~/server/api/procedures";
import { getUser } from "~/server/services/session/get-user";

export const sessionRouter = createTRPCRouter({
  me: userProcedure.query(({ ctx }) => getUser(ctx.service)),
});
