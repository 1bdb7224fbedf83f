import { z } from "zod";
import { idSchema } from "~/domain/fields";
import { pushDeviceSchema, pushKindSchema, quietNightsSchema } from "~/domain/push/schemas";
import { env } from "~/env";
import { createTRPCRouter } from "~/server/api/init";
import { forCaller, userProcedure } from "~/server/api/procedures";
import {
  addPushDevice,
  listPushDevices,
  removePushDevice,
  setPushKind,
  setQuietNights,
  tryPushDevice,
} from "~/server/services/push/push-devices";

const oneDevice = z.object({ id: idSchema });

export const pushRouter = createTRPCRouter({
  /** `publicKey` is null where the installation has no keys. */
  devices: userProcedure.query(async ({ ctx }) => ({
    ...(await listPushDevices(ctx.service)),
    publicKey: env.VAPID_PUBLIC_KEY ?? null,
  })),
  add: userProcedure
    .input(pushDeviceSchema)
    .mutation(({ ctx, input }) => addPushDevice(ctx.service, input, { userAgent: ctx.userAgent })),
  remove: userProcedure.input(oneDevice).mutation(({ ctx, input }) => removePushDevice(ctx.service, input.id)),
  setKind: userProcedure.input(pushKindSchema).mutation(forCaller(setPushKind)),
  setQuietNights: userProcedure
    .input(quietNightsSchema)
    .mutation(({ ctx, input }) => setQuietNights(ctx.service, input.on)),
  try: userProcedure.input(oneDevice).mutation(({ ctx, input }) => tryPushDevice(ctx.service, input.id)),
});
