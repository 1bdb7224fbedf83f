"use client";

import { Bell, BellOff } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { toast } from "~/components/ui/toast";
import { orderTexts } from "~/copy/order";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { chime } from "~/lib/chime";
import { api } from "~/trpc/react";

/** Toggles the sound of new orders; turning it on plays it once. */
export function OrderSound() {
  const { sound: copy } = useCopy(orderTexts).order;
  const { user } = useSession();
  const utils = api.useUtils();
  const { mutate, isPending } = api.order.setSound.useMutation({
    onSuccess: async (_answer, { on }) => {
      utils.session.me.setData(undefined, (me) => (me ? { ...me, orderSound: on } : me));
      if (on) chime();
      toast.success(on ? copy.isOn : copy.isOff);
    },
  });
  if (user.viewedUntil !== null) return null;
  const on = user.orderSound;
  return (
    <IconButton label={copy.label} aria-pressed={on} disabled={isPending} onClick={() => mutate({ on: !on })}>
      {on ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
    </IconButton>
  );
}
