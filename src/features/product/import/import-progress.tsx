"use client";

import { CircleCheck, CirclePause, Download, LoaderCircle, TriangleAlert, Undo2 } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Meter } from "~/components/ui/meter";
import { fill } from "~/copy/fill";
import { productImportTexts } from "~/copy/product-import";
import { formatAmount } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { useFileAddress } from "~/features/app-context/use-file-address";
import { storeOnDevice } from "~/lib/device-value";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import { counted } from "./counted";
import { FileLeftOut } from "./file-left-out";
import { someNames, UndoDialog } from "./undo-dialog";
import { type CurrentImport, isBeingUndone, isUnderWay, SEEN_IMPORT, useSettle } from "./use-import";

const VendorOutcome = lazyPart(() => import("./vendors/vendor-outcome").then((module) => module.VendorOutcome));

/** Progress and outcome of an import. */
export function ImportProgress({ current }: { current: CurrentImport }) {
  if (current.undo) return isBeingUndone(current) ? <Undoing current={current} /> : <Undone current={current} />;
  return isUnderWay(current) ? <Running current={current} /> : <Ended current={current} />;
}

type Progress = Pick<CurrentImport, "done" | "total" | "fileName">;

function progressOf(text: string, { done, total }: Progress, numbers: NumberFormat) {
  return fill(text, { done: formatAmount(done, numbers), total: formatAmount(total, numbers) });
}

type HeadingProps = { title: string; fileName: string; ended?: boolean; children: ReactNode };

function Heading({ title, fileName, ended, children }: HeadingProps) {
  return (
    <div role={ended ? "status" : undefined} className="flex items-center gap-3">
      {children}
      <div className="min-w-0">
        <h2>{title}</h2>
        <p className="text-sm break-words text-ink-2">{fileName}</p>
      </div>
    </div>
  );
}

type WorkingProps = { copy: { running: string; progress: string }; current: Progress; children?: ReactNode };

/** What is under way, and how far it is. */
function Working({ copy, current, children }: WorkingProps) {
  const { run } = useCopy(productImportTexts).productImport;
  const progress = progressOf(copy.progress, current, useMoney());
  return (
    <Card className="max-w-160">
      <Heading title={copy.running} fileName={current.fileName}>
        <LoaderCircle
          aria-hidden="true"
          className="size-7 shrink-0 animate-spin text-brand-ink motion-reduce:animate-none"
        />
      </Heading>
      <div className="grid gap-2">
        <Meter progress value={current.done} max={current.total} label={progress} className="h-2.5" />
        <p role="status" className="font-semibold">
          {current.done === 0 ? run.waiting : progress}
        </p>
      </div>
      {children}
    </Card>
  );
}

function Running({ current }: { current: CurrentImport }) {
  const { run: copy } = useCopy(productImportTexts).productImport;
  const settle = useSettle();
  const cancel = api.product.import.cancel.useMutation();
  const [asking, setAsking] = useState(false);
  return (
    <Working copy={copy} current={current}>
      <p className="text-sm text-ink-2">{copy.leave}</p>
      <Button variant="sec" onClick={() => setAsking(true)}>
        {copy.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={copy.cancelTitle}
        text={copy.cancelText}
        confirmLabel={copy.cancel}
        cancelLabel={copy.keep}
        onConfirm={() => settle(cancel.mutateAsync({ id: current.id }))}
      />
    </Working>
  );
}

/** An import that is being taken back. */
function Undoing({ current: { fileName, undone } }: { current: CurrentImport }) {
  const { undo: copy } = useCopy(productImportTexts).productImport;
  return <Working copy={copy} current={{ fileName, done: undone.back + undone.left, total: undone.total }} />;
}

/** What taking an import back did. */
function Undone({ current }: { current: CurrentImport }) {
  const { run, undo: copy } = useCopy(productImportTexts).productImport;
  const money = useMoney();
  const settle = useSettle();
  const undo = api.product.import.undo.useMutation();
  const close = api.product.import.close.useMutation();
  const { id, fileName, undone } = current;
  const failed = current.undo !== "DONE";
  const Icon = failed ? TriangleAlert : CircleCheck;
  return (
    <Card className="max-w-160">
      <Heading ended title={failed ? copy.stopped : copy.done} fileName={fileName}>
        <Icon aria-hidden="true" className={`size-8 shrink-0 ${failed ? "text-bad" : "text-ok"}`} />
      </Heading>
      <ul className="grid gap-1">
        {undone.back > 0 ? <li className="font-semibold">{counted(copy.restored, undone.back, money)}</li> : null}
        {undone.left > 0 ? (
          <li className="break-words">
            {counted(copy.stayed, undone.left, money, { names: someNames(undone.leftNames, undone.left) })}
          </li>
        ) : null}
      </ul>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {failed ? (
          <Button loading={undo.isPending} onClick={() => settle(undo.mutateAsync({ id }))}>
            {copy.again}
          </Button>
        ) : (
          <Button asChild>
            <Link href="/productos">{run.toList}</Link>
          </Button>
        )}
        <Button variant="sec" loading={close.isPending} onClick={() => settle(close.mutateAsync({ id }))}>
          {run.another}
        </Button>
      </div>
    </Card>
  );
}

const looks = {
  DONE: { Icon: CircleCheck, tone: "text-ok", title: "done" },
  CANCELLED: { Icon: CirclePause, tone: "text-warn", title: "cancelled" },
  FAILED: { Icon: TriangleAlert, tone: "text-bad", title: "failed" },
} as const;

function Ended({ current }: { current: CurrentImport }) {
  const { run: copy } = useCopy(productImportTexts).productImport;
  const money = useMoney();
  const settle = useSettle();
  const resume = api.product.import.resume.useMutation();
  const close = api.product.import.close.useMutation();
  const [asking, setAsking] = useState(false);
  useEffect(() => storeOnDevice(SEEN_IMPORT, String(current.id)), [current.id]);
  const { Icon, tone, title } = looks[current.state as keyof typeof looks] ?? looks.FAILED;
  const whole = current.state === "DONE";
  const imported = current.created + current.updated;
  const results = [
    { n: current.updated, label: copy.result.updated },
    { n: current.created, label: copy.result.created },
    { n: current.newCategories, label: copy.result.categories },
    { n: current.same, label: copy.result.same },
  ].filter(({ n }) => n > 0);
  const putAway = () => settle(close.mutateAsync({ id: current.id }));
  /** Dismisses the import's banner when no rows were left out. */
  const seen = async () => {
    if (current.leftOut === 0) await putAway();
  };
  return (
    <div className="grid max-w-160 gap-4">
      <Card>
        <Heading
          ended
          title={whole && imported > 0 ? counted(copy.imported, imported, money) : copy[title]}
          fileName={current.fileName}
        >
          <Icon aria-hidden="true" className={`size-8 shrink-0 ${tone}`} />
        </Heading>
        {whole ? null : <p>{progressOf(copy.stopped, current, money)}</p>}
        {results.length > 0 ? (
          <dl className="grid gap-2">
            {results.map(({ n, label }) => (
              <div key={label} className="flex justify-between gap-3">
                <dt className="text-ink-2">{label}</dt>
                <dd className="font-semibold">{formatAmount(n, money)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <div className="flex flex-wrap gap-2 max-sm:*:flex-auto">
          {whole ? (
            <Button asChild>
              <Link href="/productos" onClick={() => void seen()}>
                {copy.toList}
              </Link>
            </Button>
          ) : (
            <Button loading={resume.isPending} onClick={() => settle(resume.mutateAsync({ id: current.id }))}>
              {copy.resume}
            </Button>
          )}
          {current.undoable ? (
            <Button variant="sec" onClick={() => setAsking(true)}>
              <Undo2 aria-hidden="true" />
              {copy.undo}
            </Button>
          ) : null}
          <Button variant="txt" loading={close.isPending} onClick={() => void putAway()}>
            {copy.another}
          </Button>
        </div>
      </Card>
      {current.undoable ? (
        <UndoDialog id={current.id} fileName={current.fileName} open={asking} onOpenChange={setAsking} />
      ) : null}
      {current.vendor ? <VendorOutcome id={current.id} /> : null}
      <FileLeftOut leftOut={current.unread} />
      {current.leftOut > 0 ? <LeftOut current={current} /> : null}
    </div>
  );
}

function LeftOut({ current }: { current: CurrentImport }) {
  const { run: copy } = useCopy(productImportTexts).productImport;
  const money = useMoney();
  const fileAddress = useFileAddress();
  const settle = useSettle();
  const reopen = api.product.import.reopen.useMutation();
  return (
    <Banner tone="warn" title={counted(copy.leftOut, current.leftOut, money)}>
      <div className="mt-2 grid gap-2 sm:flex sm:flex-wrap">
        <Button
          variant="sec"
          size="sm"
          loading={reopen.isPending}
          onClick={() => settle(reopen.mutateAsync({ id: current.id }))}
        >
          {copy.mend}
        </Button>
        <Button asChild variant="txt" size="sm" className="whitespace-normal">
          <a href={fileAddress(`/api/product-left-out?id=${current.id}`)} download>
            <Download aria-hidden="true" />
            {copy.download}
          </a>
        </Button>
      </div>
    </Banner>
  );
}
