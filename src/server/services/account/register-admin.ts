import { passwordProblem } from "~/domain/account/password";
import type { AdminRegistration } from "~/domain/account/schemas";
import { message } from "~/domain/validation-key";
import { Prisma } from "~/generated/prisma/client";
import { hashPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import { fieldError } from "~/server/errors";
import { findAccount } from "~/server/services/session/find-account";
import { findUser } from "~/server/services/session/get-user";
import { ownUserId } from "~/server/services/session/own-account";
import { isReservedMail } from "./change-email";

/** Creates a super-user, with an audit row; returns "exists" for a mail that has an account, which stays unchanged. */
export async function registerAdmin(
  ctx: ServiceContext,
  { name, email, password }: AdminRegistration,
): Promise<Awaited<ReturnType<typeof findUser>> | "exists"> {
  const actorId = ownUserId(ctx);
  const problem = passwordProblem(password, email);
  if (problem) throw fieldError("password", message(`account.${problem}`));
  if (await findAccount(ctx.db, email)) return "exists";
  if (await isReservedMail(ctx, ctx.db, email)) return "exists";
  const [passwordHash, createdAt] = [await hashPassword(password), ctx.now()];
  try {
    const id = await ctx.db.$transaction(async (tx) => {
      const user = await tx.user.create({
        data: { name, email, passwordHash, role: "SUPER", onboardedAt: createdAt, createdAt },
        select: { id: true },
      });
      await tx.auditEntry.create({ data: { actorId, action: "account.registerAdmin", target: String(user.id) } });
      return user.id;
    });
    return await findUser(ctx, id);
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") return "exists";
    throw error;
  }
}
