"use client";

import { useState } from "react";
import { toast } from "~/components/ui/toast";
import { listFileTexts } from "~/copy/list-file";
import { priceTexts } from "~/copy/price";
import { IMPORT_LIMITS } from "~/domain/product/import/import-table";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { message } from "~/domain/validation-key";
import { useCopy } from "~/features/app-context/copy-provider";
import { reportCallFailure } from "~/features/app-context/failures/call-failures";
import { useErrorSentence, useSentence } from "~/features/app-context/forms/late-sentences";
import { api, type RouterOutputs } from "~/trpc/react";
import { useUndoPrices } from "./price-history";
import { useChangeKey, useReadPrices } from "./use-price-change";

export type ShownListFile = RouterOutputs["price"]["previewFile"];

interface Chosen {
  file: File;
  preview: ShownListFile;
}

const formOf = (file: File, data: object): FormData => {
  const form = new FormData();
  form.set("file", file);
  form.set("data", JSON.stringify(data));
  return form;
};

/** A file with the prices of a list: read, shown, and written as one change. */
export function useListFile(listId: number) {
  const copy = useCopy(listFileTexts, priceTexts);
  const sentence = useSentence();
  const errorText = useErrorSentence();
  const read = api.price.previewFile.useMutation({ meta: { ignoreErrors: true } });
  const write = api.price.changeByFile.useMutation({ meta: { ignoreErrors: true } });
  const undo = useUndoPrices();
  const readPrices = useReadPrices();
  const key = useChangeKey();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [moved, setMoved] = useState(false);
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<number | null>(null);

  const { offline } = copy.listFile.upload;
  const refuse = async (reason: string, example?: string): Promise<void> =>
    setProblem(await sentence(reason, offline, example));
  const say = async (error: unknown): Promise<void> => {
    const known = appErrorOfCall(error);
    if (known?.code === "SESSION_EXPIRED") reportCallFailure(error, undefined, "price.previewFile");
    const reason = Object.values(known?.details.fields ?? {})[0]?.[0];
    if (reason) await refuse(reason, known?.details.example);
    else setProblem(known ? await errorText(known) : offline);
  };
  /** Resolves to whether the file could be read. */
  const preview = async (file: File, column: number | null, page: number): Promise<boolean> => {
    setProblem(null);
    try {
      const shown = await read.mutateAsync(formOf(file, { listId, column, page }));
      setChosen({ file, preview: shown });
      return true;
    } catch (error) {
      await say(error);
      return false;
    }
  };
  const takeBack = async (id: number) => {
    setDone(null);
    await undo.run(id);
  };
  const apply = async (confirmed: boolean): Promise<void> => {
    if (!chosen || write.isPending) return;
    const { file, preview: shown } = chosen;
    const { fingerprint, column } = shown;
    if (shown.summary.unusual > 0 && !confirmed) return setAsking(true);
    setProblem(null);
    setMoved(false);
    undo.clear();
    const clientKey = key.of(fingerprint);
    try {
      const { batchId, changed } = await write.mutateAsync(
        formOf(file, { listId, column, clientKey, fingerprint, confirmed }),
      );
      key.forget();
      setChosen(null);
      setDone(changed);
      toast.success(copy.price.applied, {
        action: { label: copy.price.undo, onClick: () => void takeBack(batchId) },
      });
      await readPrices();
    } catch (error) {
      if (appErrorOfCall(error)?.code !== "CONFLICT") return say(error);
      setMoved(true);
      await preview(file, column, 1);
    }
  };
  return {
    chosen: chosen?.preview ?? null,
    fileName: chosen?.file.name ?? null,
    problem,
    moved,
    asking,
    setAsking,
    done,
    undone: undo.said,
    reading: read.isPending,
    writing: write.isPending,
    choose: async (file: File): Promise<boolean> => {
      setDone(null);
      setMoved(false);
      setChosen(null);
      if (file.size <= IMPORT_LIMITS.bytes) return preview(file, null, 1);
      await refuse(message("import.tooLarge"));
      return false;
    },
    show: (column: number | null, page: number) =>
      chosen ? preview(chosen.file, column, page) : Promise.resolve(false),
    apply,
  };
}
