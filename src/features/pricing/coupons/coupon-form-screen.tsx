"use client";

import { Share2 } from "lucide-react";
import Link from "next/link";
import { redirect } from "next/navigation";
import { useId } from "react";
import { type Control, useController } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { FormField, FormInput } from "~/components/ui/form";
import { FormPrice } from "~/components/ui/form-price";
import { FormSwitch } from "~/components/ui/form-toggle";
import { IconButton } from "~/components/ui/icon-button";
import { Input } from "~/components/ui/input";
import { SaveBar } from "~/components/ui/save-bar";
import { Seg } from "~/components/ui/seg";
import { toast } from "~/components/ui/toast";
import { couponsTexts } from "~/copy/coupons";
import { fill } from "~/copy/fill";
import { promotionsTexts } from "~/copy/promotions";
import { MAX_COUPON_CODE, shownCode } from "~/domain/coupons/coupon";
import { shareCouponHref } from "~/domain/coupons/coupon-path";
import { couponRuleOf } from "~/domain/coupons/coupon-rule";
import { type CouponValues, couponValuesOf, EMPTY_COUPON, readCouponValues } from "~/domain/coupons/typed-coupon";
import { PROMOTIONS_PATH } from "~/domain/pricing/promotion-path";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { FormNotices } from "~/features/app-context/forms/form-notices";
import { PauseAndRemove } from "~/features/app-context/forms/pause-and-remove";
import { useFormToSave } from "~/features/app-context/forms/use-form-to-save";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";
import { whenText } from "../promotion-words";
import { RuleFormFrame, RuleLeaveGuard } from "../rule-form-frame";
import { type ListedCoupon, usesText } from "./coupon-words";
import { useCouponChanges } from "./use-coupon-changes";

const FIELDS = [
  "code",
  "value",
  "minTotal",
  "maxUses",
  "from",
  "to",
] as const satisfies readonly (keyof CouponValues)[];

/** Without letters and digits that look alike on a poster. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const PROPOSED_LENGTH = 6;
const proposedCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(PROPOSED_LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join("");

type Fields = { control: Control<CouponValues> };

function OfferFields({ control }: Fields) {
  const { form: copy } = useCopy(couponsTexts).coupons;
  const money = useMoney();
  const kind = useController({ control, name: "kind" }).field;
  const code = useController({ control, name: "code" }).field;
  return (
    <>
      <div className="grid gap-1">
        <FormField control={control} name="code" label={copy.code} hint={copy.codeHint}>
          {(field) => (
            <Input
              {...field}
              placeholder={copy.codeExample}
              maxLength={MAX_COUPON_CODE}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </FormField>
        {code.value.trim() === "" ? (
          <Button variant="txt" size="sm" className="justify-self-start" onClick={() => code.onChange(proposedCode())}>
            {copy.propose}
          </Button>
        ) : null}
      </div>
      <Seg
        label={copy.by}
        name="kind"
        value={kind.value}
        options={[
          { value: "percent", label: copy.percent },
          { value: "amount", label: money.symbol },
          { value: "free_delivery", label: copy.delivery },
        ]}
        onValueChange={kind.onChange}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        {kind.value === "free_delivery" ? null : kind.value === "percent" ? (
          <FormInput
            control={control}
            name="value"
            label={copy.value}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            suffix="%"
          />
        ) : (
          <FormPrice control={control} name="value" label={copy.value} prefix={money.symbol} maxLength={20} />
        )}
        <FormPrice control={control} name="minTotal" label={copy.minTotal} prefix={money.symbol} maxLength={20} />
      </div>
      <p className="text-sm text-ink-2">{copy.minTotalHint}</p>
    </>
  );
}

function LimitFields({ control, uses }: Fields & { uses: number }) {
  const { form: copy } = useCopy(couponsTexts).coupons;
  const money = useMoney();
  return (
    <Group>
      <h2>{copy.limits}</h2>
      <FormInput
        control={control}
        name="maxUses"
        label={copy.maxUses}
        hint={uses > 0 ? countText(copy.usedHint, uses, money) : copy.maxUsesHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
      />
      <FormSwitch control={control} name="oncePerPhone" label={copy.oncePerPhone} hint={copy.oncePerPhoneHint} />
      <h2>{copy.dates}</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
        <FormInput control={control} name="from" label={copy.start} type="date" />
        <FormInput control={control} name="to" label={copy.end} type="date" hint={copy.endHint} />
      </div>
    </Group>
  );
}

function ExistingActions({ coupon }: { coupon: ListedCoupon }) {
  const { coupons: copy, promotions } = useCopy(couponsTexts, promotionsTexts);
  const changes = useCouponChanges();
  const { id, code, paused, state } = coupon;
  return (
    <>
      <IconButton asChild label={copy.share}>
        <Link href={shareCouponHref(id)}>
          <Share2 aria-hidden="true" />
        </Link>
      </IconButton>
      <PauseAndRemove
        paused={paused}
        onPause={state === "over" ? null : (pauses) => changes.pause(coupon, pauses)}
        onRemove={async () => {
          await changes.remove(coupon);
          toast(fill(copy.removed, { code }));
        }}
        next={PROMOTIONS_PATH}
        copy={promotions}
        removeTitle={fill(copy.removeTitle, { code })}
        removeText={copy.removeText}
      />
    </>
  );
}

/** `/productos/promociones/cupon` and `/cupon/{id}`; null for a new one. */
export function CouponFormScreen({ coupon }: { coupon: ListedCoupon | null }) {
  const { coupons: copy, promotions } = useCopy(couponsTexts, promotionsTexts);
  const { form: text } = copy;
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const money = useMoney();
  const utils = api.useUtils();
  const id = useId();
  const create = api.coupon.create.useMutation();
  const update = api.coupon.update.useMutation();
  const screen = useFormToSave<CouponValues>({
    values: coupon ? couponValuesOf(coupon, money) : EMPTY_COUPON,
    draftName: `coupon.${coupon?.id ?? "new"}`,
    problemsOf: (values) => readCouponValues(values).problems,
    fields: FIELDS,
  });
  const { form, draft, problem, isBusy, isUnsaved } = screen;
  const values = form.watch();
  const { input } = readCouponValues(values);
  const maxUses = Number.isNaN(input.maxUses) ? null : input.maxUses;
  const name = fill(copy.name, { code: shownCode(values.code) || text.codeExample });
  const rule = couponRuleOf(input, name);
  const { data } = api.pricing.sampleReach.useQuery({ all: true }, { meta: { ignoreErrors: true } });
  const sample = data?.sample ?? [];
  const { data: setup } = api.order.setup.useQuery(undefined, { meta: { ignoreErrors: true } });

  const submit = form.handleSubmit((typed) =>
    screen.save(async () => {
      const { input: given } = readCouponValues(typed);
      const saved = coupon ? await update.mutateAsync({ ...given, id: coupon.id }) : await create.mutateAsync(given);
      await utils.coupon.invalidate();
      return {
        values: typed,
        said: coupon ? text.saved : text.created,
        next: coupon ? PROMOTIONS_PATH : shareCouponHref(saved.id),
      };
    }),
  );
  const isFirst = problem === null && !draft.restored;
  return (
    <>
      <PageHeader
        title={coupon ? fill(copy.name, { code: coupon.code }) : text.newTitle}
        back={{ href: PROMOTIONS_PATH, label: promotions.backToList }}
        actions={coupon ? <ExistingActions coupon={coupon} /> : null}
      />
      <FormNotices of={screen} failed={text.failed} />
      <RuleFormFrame
        id={id}
        onSubmit={(event) => void submit(event)}
        first={
          <Group className={isFirst ? "max-sm:-mt-4 max-sm:border-t-0" : undefined}>
            <OfferFields control={form.control} />
          </Group>
        }
        rest={<LimitFields control={form.control} uses={coupon?.uses ?? 0} />}
        example={{
          // those of a made-up product would be rules for products that it is not
          rules: rule && { ...(sample.length > 0 && setup?.rules), coupon: rule },
          sample,
          quantities: sample.length > 1 ? [1, 1] : [1],
        }}
      />
      <SaveBar
        label={text.actions}
        plain
        status={
          <>
            <b className="block font-semibold">
              {coupon
                ? usesText({ ...coupon, maxUses }, copy, money)
                : maxUses === null
                  ? text.noLimit
                  : countText(text.upTo, maxUses, money)}
            </b>
            {whenText({ ...input, weekdays: [], hours: null, paused: false }, promotions)}
          </>
        }
      >
        <Button type="submit" form={id} disabled={coupon !== null && !form.formState.isDirty} loading={isBusy}>
          {coupon ? text.save : text.create}
        </Button>
      </SaveBar>
      <RuleLeaveGuard when={isUnsaved} onLeave={draft.forget} />
    </>
  );
}
