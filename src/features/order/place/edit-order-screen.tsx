"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { SaveBar } from "~/components/ui/save-bar";
import { fill } from "~/copy/fill";
import { formatPrice, typedFromCents } from "~/domain/money/money";
import { editedSums } from "~/domain/order/manage/manual";
import { useCopy } from "~/features/app-context/copy-provider";
import { errorSentence, useFormMessages } from "~/features/app-context/forms/form-messages";
import { PageHeader } from "~/features/app-context/page-header";
import { api, appErrorOfCall, type RouterInputs, type RouterOutputs } from "~/trpc/react";
import type { OrderDetail } from "../manage/order";
import { type DraftLine, draftLineKey, draftTotal, FREE_RULE, priceOf } from "./draft-lines";
import { LineEditor } from "./line-editor";

type EditedLine = RouterInputs["order"]["edit"]["lines"][number];
type Editable = RouterOutputs["order"]["editable"];

function draftsOf(order: OrderDetail, { lines }: Editable): DraftLine[] {
  return order.lines.map(({ id, name, variantName, unit, quantity, price, photo }) => {
    const line = lines.find((one) => one.id === id);
    const [step, minQuantity] = [line?.step ?? null, line?.minQuantity ?? null];
    return {
      key: line?.productId ? draftLineKey(line.productId, line.variantId) : `line-${id}`,
      lineId: id,
      productId: line?.productId ?? null,
      variantId: line?.variantId ?? null,
      name,
      variantName,
      unit,
      rule: step === null || minQuantity === null ? FREE_RULE : { step, minQuantity },
      quantity,
      price: typedFromCents(price, order.money),
      photo,
    };
  });
}

type EditOrderScreenProps = { order: OrderDetail; editable: Editable };

/** `/pedidos/{number}/editar`: change products, quantities or prices until the order is confirmed. */
export function EditOrderScreen({ order, editable }: EditOrderScreenProps) {
  const copy = useCopy();
  const { form: text } = copy.order;
  const messages = useFormMessages();
  const router = useRouter();
  const utils = api.useUtils();
  const edit = api.order.edit.useMutation();
  const { number, money } = order;
  const [first] = useState(() => draftsOf(order, editable));
  const [lines, setLines] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const detail = `/pedidos/${number}`;
  const sums = editedSums(
    lines.map((line) => draftTotal(line) ?? null),
    order,
  );
  const save = async () => {
    if (lines.length === 0) return setProblem(copy.validation["order.noManualLines"]);
    if (lines.some((line) => draftTotal(line) === undefined)) return;
    try {
      await edit.mutateAsync({
        number,
        lines: lines.flatMap(({ lineId, productId, variantId, quantity, ...line }): EditedLine[] => {
          const kept = { quantityMilli: quantity, price: priceOf(line) };
          if (lineId !== null) return [{ lineId, ...kept }];
          return productId === null ? [] : [{ lineId: null, productId, variantId, ...kept }];
        }),
      });
    } catch (error) {
      const known = appErrorOfCall(error);
      const key = known?.details.fields?.lines?.[0];
      return setProblem(key ? messages.sentence(key) : known && errorSentence(copy, known));
    }
    setSaved(true);
    await utils.order.invalidate();
    toast.success(fill(text.saved, { number }));
    router.push(detail);
  };
  return (
    <>
      <PageHeader title={text.editTitle(number)} back={{ href: detail, label: text.backToOrder }} />
      {editable.editable ? (
        <div className="max-sm:-mt-4">
          <LineEditor
            lines={lines}
            onChange={(next) => {
              setProblem(null);
              setLines(next);
            }}
            money={money}
            problem={problem}
          />
        </div>
      ) : (
        <Banner tone="warn" action={<Link href={detail}>{text.backToOrder}</Link>}>
          {text.notNew}
        </Banner>
      )}
      {editable.editable ? (
        <SaveBar
          label={text.editLines}
          status={sums ? `${copy.order.total} ${formatPrice(sums.total, money)}` : ""}
          dirty={lines !== first}
        >
          <Button loading={edit.isPending} onClick={() => void save()}>
            {text.saveLines}
          </Button>
        </SaveBar>
      ) : null}
      <LeaveGuard
        when={!saved && lines !== first}
        title={text.leave.title}
        text={text.leave.text}
        leaveLabel={text.leave.leave}
        stayLabel={text.leave.stay}
      />
    </>
  );
}
