"use client";

import { Bell, BellOff } from "lucide-react";
import { DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { IconButton } from "~/components/ui/icon-button";
import { toast } from "~/components/ui/toast";
import { orderListTexts } from "~/copy/order-list";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { chime } from "~/lib/chime";
import { api } from "~/trpc/react";

/** The sound of new orders; turning it on plays it once. Null for a super-user who views the shop. */
function useOrderSound() {
  const { sound: copy } = useCopy(orderListTexts).order;
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
  return { on, isPending, toggle: () => mutate({ on: !on }) };
}

/** Toggles the sound in a bar. */
export function OrderSoundButton({ className }: { className?: string }) {
  const { sound: copy } = useCopy(orderListTexts).order;
  const sound = useOrderSound();
  if (!sound) return null;
  return (
    <IconButton
      label={copy.label}
      aria-pressed={sound.on}
      disabled={sound.isPending}
      onClick={sound.toggle}
      className={className}
    >
      {sound.on ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
    </IconButton>
  );
}

/** Toggles the sound in a menu. */
export function OrderSoundItem({ className }: { className?: string }) {
  const { sound: copy } = useCopy(orderListTexts).order;
  const sound = useOrderSound();
  if (!sound) return null;
  return (
    <DropdownMenuItem disabled={sound.isPending} onSelect={sound.toggle} className={className}>
      {sound.on ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
      {sound.on ? copy.turnOff : copy.turnOn}
    </DropdownMenuItem>
  );
}
