import { toast } from "~/components/ui/toast";
import { couponsTexts } from "~/copy/coupons";
import { fill } from "~/copy/fill";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";
import type { ListedCoupon } from "./coupon-words";

/** Pausing and deleting of coupons. A deleted one cannot return: its orders do not name it any more. */
export function useCouponChanges() {
  const { coupons: copy } = useCopy(couponsTexts);
  const utils = api.useUtils();
  const update = api.coupon.update.useMutation({ scope: { id: "coupons" } });
  const remove = api.coupon.remove.useMutation({ scope: { id: "coupons" } });
  const readAgain = () => utils.coupon.invalidate();
  return {
    pause: async ({ id, code }: ListedCoupon, paused: boolean) => {
      await update.mutateAsync({ id, paused }).finally(readAgain);
      toast.success(fill(paused ? copy.paused : copy.resumed, { code }));
    },
    remove: async ({ id }: ListedCoupon) => {
      await remove.mutateAsync({ id });
      void readAgain();
    },
  };
}
