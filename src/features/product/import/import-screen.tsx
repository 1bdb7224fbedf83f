"use client";

import { redirect } from "next/navigation";
import { useRef, useState } from "react";
import { Skeleton } from "~/components/ui/skeleton";
import { StepIndicator } from "~/components/ui/step-indicator";
import { fill } from "~/copy/fill";
import { productImportTexts } from "~/copy/product-import";
import { vendorImportTexts } from "~/copy/vendor-import";
import { ANY_TABLE, type FileKind } from "~/domain/product/import/vendors/vendor";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import { useWayBackToList } from "../crud/way-back";
import { ChooseFile } from "./choose-file";
import { ChooseSheet } from "./choose-sheet";
import { ImportProgress } from "./import-progress";
import { PastImports } from "./past-imports";
import { useCurrentImport, useSettle } from "./use-import";
import { useUpload } from "./use-upload";

const ColumnsStep = lazyPart(() => import("./columns-step").then((module) => module.ColumnsStep), StepSkeleton);
const MarginStep = lazyPart(() => import("./margin-step").then((module) => module.MarginStep), StepSkeleton);
const PreviewStep = lazyPart(() => import("./preview-step").then((module) => module.PreviewStep), StepSkeleton);

const VendorStep = lazyPart(() => import("./vendors/vendor-step").then((module) => module.VendorStep), StepSkeleton);

function StepSkeleton() {
  const { preview } = useCopy(productImportTexts).productImport;
  return (
    <div role="status" aria-label={preview.loading} className="grid gap-3">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}

/** /productos/importar: file, columns, preview, then progress. An unfinished import is resumed on return. */
export function ImportScreen() {
  const { productImport: copy, vendorImport: vendor } = useCopy(productImportTexts, vendorImportTexts);
  const wayBack = useWayBackToList();
  const { tent } = useSession();
  const { data: current } = useCurrentImport();
  const [again, setAgain] = useState<{ id: number; step: "columns" | "margin" | "preview" } | null>(null);
  const upload = useUpload();
  const close = api.product.import.close.useMutation();
  const settle = useSettle();
  /** The file as the browser has it, to be read once more as another kind. */
  const file = useRef<File | null>(null);
  const [asTable, setAsTable] = useState(false);
  if (!tent) redirect("/bienvenida");
  const draft = current?.state === "DRAFT" ? current : null;
  const chosen = again !== null && again.id === draft?.id ? again.step : null;
  const step = draft ? (chosen ?? (draft.confirmed ? "preview" : "columns")) : "file";
  const number = { file: 1, columns: 2, margin: 2, preview: 3 }[step];
  const send = (chosen: File, kind: FileKind | undefined = asTable ? ANY_TABLE : undefined) => {
    file.current = chosen;
    return upload.send(chosen, { kind });
  };
  const forget = (id: number) => settle(close.mutateAsync({ id }));
  const isNot = async (id: number) => {
    if (file.current) return send(file.current, ANY_TABLE);
    setAsTable(true); // the page was loaded again since: the browser has forgotten the file
    await forget(id);
  };
  const ownList = current != null && !current.vendor;
  const go = (to: "columns" | "margin" | "preview") => draft && setAgain({ id: draft.id, step: to });
  return (
    <>
      <PageHeader title={ownList ? copy.title : vendor.title} back={{ ...wayBack.link, label: copy.back }} />
      {current !== undefined && (!current || draft) ? (
        <StepIndicator
          step={number}
          steps={3}
          label={fill(copy.steps.label, { n: number })}
          className="mb-5 max-w-160"
        />
      ) : null}
      {current === undefined ? <StepSkeleton /> : null}
      {current === null && upload.asked ? (
        <ChooseSheet
          asked={upload.asked}
          upload={upload}
          onChoose={(sheets) =>
            upload.asked && void upload.send(upload.asked.file, { kind: upload.asked.kind, sheets })
          }
          onOther={upload.forget}
        />
      ) : null}
      {current === null && !upload.asked ? (
        <ChooseFile
          problem={upload.problem}
          busy={upload.busy}
          hint={asTable ? vendor.asTable : null}
          onFile={(chosen) => void send(chosen)}
        />
      ) : null}
      {draft?.vendor && step === "columns" ? (
        <VendorStep
          key={draft.id}
          id={draft.id}
          upload={upload}
          onIsNot={() => void isNot(draft.id)}
          onOther={() => void forget(draft.id)}
          onNext={() => go("preview")}
        />
      ) : null}
      {draft && !draft.vendor && step === "columns" ? (
        <ColumnsStep key={draft.id} id={draft.id} onNext={(onlyCosts) => go(onlyCosts ? "margin" : "preview")} />
      ) : null}
      {draft && step === "margin" ? (
        <MarginStep key={draft.id} id={draft.id} onNext={() => go("preview")} onBack={() => go("columns")} />
      ) : null}
      {draft && step === "preview" ? (
        <PreviewStep
          key={draft.id}
          id={draft.id}
          fromVendor={draft.vendor !== null}
          onColumns={() => go("columns")}
          onMargin={draft.hasCost && !draft.vendor ? () => go("margin") : null}
        />
      ) : null}
      {current && !draft ? <ImportProgress current={current} /> : null}
      {current !== undefined && !draft ? <PastImports shown={current?.id ?? null} /> : null}
    </>
  );
}
