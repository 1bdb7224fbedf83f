import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { promotionsTexts } from "~/copy/promotions";
import { moved } from "~/domain/moved";
import type { RuleReach } from "~/domain/pricing/rule-scope";
import { givenReachOf, isReachMissing, reachValuesOf } from "~/domain/pricing/typed-promotion";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";
import type { ListedBreak, ListedPromotion } from "./promotion-words";

/** Everything that a call needs to make a promotion again. */
function settingsOf({
  id: _,
  state: __,
  products: ___,
  product: ____,
  categoryIds,
  productIds,
  weekdays,
  onLists,
  ...rest
}: ListedPromotion) {
  return {
    ...rest,
    weekdays: [...weekdays],
    onLists: [...onLists],
    ...givenReachOf(reachValuesOf({ categoryIds, productIds })),
  };
}

/** A rule of which no product is left cannot be made again. */
const canReturn = (rule: RuleReach): boolean => !isReachMissing(reachValuesOf(rule));

/** Pausing, moving and deleting of promotions and quantity breaks, each with its undo. A failure shows the popup. */
export function usePromotionChanges() {
  const { promotions: copy } = useCopy(promotionsTexts);
  const utils = api.useUtils();
  const update = api.pricing.updatePromotion.useMutation({ scope: { id: "promotions" } });
  const create = api.pricing.createPromotion.useMutation({ scope: { id: "promotions" } });
  const remove = api.pricing.deletePromotion.useMutation({ scope: { id: "promotions" } });
  const order = api.pricing.orderPromotions.useMutation({ scope: { id: "promotions" } });
  const removeBreaks = api.pricing.deleteQuantityBreaks.useMutation({ scope: { id: "promotions" } });
  const pauseBreaks = api.pricing.pauseQuantityBreaks.useMutation({ scope: { id: "promotions" } });
  const saveBreaks = api.pricing.saveBreakSteps.useMutation({ scope: { id: "promotions" } });
  const readAgain = () => utils.pricing.invalidate();

  const pause = async (promotion: ListedPromotion, paused: boolean) => {
    const { id, name } = promotion;
    await update.mutateAsync({ id, paused }).finally(readAgain);
    const undo = () => void pause(promotion, !paused).catch(() => undefined);
    toast(fill(paused ? copy.paused : copy.resumed, { name }), { action: { label: copy.undo, onClick: undo } });
  };

  const pauseGroup = async (group: readonly ListedBreak[], paused: boolean) => {
    await pauseBreaks.mutateAsync({ ids: group.map(({ id }) => id), paused }).finally(readAgain);
    const undo = () => void pauseGroup(group, !paused).catch(() => undefined);
    const name = copy.breaks.newTitle;
    toast(fill(paused ? copy.paused : copy.resumed, { name }), { action: { label: copy.undo, onClick: undo } });
  };

  const restore = async (promotion: ListedPromotion, before: readonly number[]) => {
    const { id } = await create.mutateAsync(settingsOf(promotion));
    const list = before.map((one, at) => ({ id: one === promotion.id ? id : one, order: at }));
    const known = new Set((utils.pricing.promotions.getData() ?? []).map((one) => one.id)).add(id);
    await order.mutateAsync({ list: list.filter((one) => known.has(one.id)) });
    await readAgain();
    toast.success(fill(copy.restored, { name: promotion.name }));
  };

  return {
    pause,
    move: async (ids: readonly number[], id: number, by: -1 | 1) => {
      const at = ids.indexOf(id);
      await order.mutateAsync({ list: moved(ids, at, at + by).map((one, place) => ({ id: one, order: place })) });
      await readAgain();
    },
    /** Takes a promotion away; its undo makes it again in its place. */
    remove: async (promotion: ListedPromotion) => {
      const before = (utils.pricing.promotions.getData() ?? []).map(({ id }) => id);
      await remove.mutateAsync({ id: promotion.id });
      void readAgain();
      const undo = { label: copy.undo, onClick: () => void restore(promotion, before).catch(() => undefined) };
      toast(fill(copy.removed, { name: promotion.name }), canReturn(promotion) ? { action: undo } : undefined);
    },
    pauseBreaks: pauseGroup,
    removeBreaks: async (group: readonly ListedBreak[]) => {
      const [first] = group;
      if (!first) return;
      await removeBreaks.mutateAsync({ ids: group.map(({ id }) => id) });
      void readAgain();
      const steps = group.map(({ from, percent, price }) => ({ from, percent, price }));
      const again = { ids: [], steps, paused: first.paused, ...givenReachOf(reachValuesOf(first)) };
      const undo = {
        label: copy.undo,
        onClick: () => void saveBreaks.mutateAsync(again).then(readAgain, () => undefined),
      };
      toast(copy.breaks.removed, canReturn(first) ? { action: undo } : undefined);
    },
  };
}
