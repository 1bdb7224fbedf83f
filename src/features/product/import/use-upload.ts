"use client";

import { useState } from "react";
import { productImportTexts } from "~/copy/product-import";
import type { ProductSheet } from "~/domain/product/import/import-table";
import { type FileKind, VENDOR_LIMITS } from "~/domain/product/import/vendors/vendor";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { message } from "~/domain/validation-key";
import { useCopy } from "~/features/app-context/copy-provider";
import { reportCallFailure } from "~/features/app-context/failures/call-failures";
import { useErrorSentence, useSentence } from "~/features/app-context/forms/late-sentences";
import { api } from "~/trpc/react";

/** How a file is to be read. */
interface SentAs {
  /** What it is said to be. */
  kind?: FileKind | undefined;
  /** The sheets of an Excel file that are meant. */
  sheets?: readonly string[];
}

/**
 * Sends a file of products; `problem` says why the last one was refused, `asked` which sheets it has where several have
 * products and none was chosen.
 */
export function useUpload() {
  const { offline } = useCopy(productImportTexts).productImport.choose;
  const sentence = useSentence();
  const utils = api.useUtils();
  const upload = api.product.import.upload.useMutation({ meta: { ignoreErrors: true } });
  const [problem, setProblem] = useState<{ file: string; text: string } | null>(null);
  const [asked, setAsked] = useState<{ file: File; kind: FileKind | undefined; sheets: ProductSheet[] } | null>(null);
  const errorText = useErrorSentence();
  const send = async (file: File, { kind, sheets = [] }: SentAs = {}) => {
    setProblem(null);
    if (file.size > VENDOR_LIMITS.bytes) {
      return setProblem({ file: file.name, text: await sentence(message("import.vendorTooLarge"), offline) });
    }
    const body = new FormData();
    body.set("file", file);
    if (kind) body.set("kind", kind);
    for (const name of sheets) body.append("sheets", name);
    try {
      const answer = await upload.mutateAsync(body);
      if ("sheets" in answer) return setAsked({ file, kind, sheets: answer.sheets });
      setAsked(null);
      await utils.product.import.invalidate();
    } catch (error) {
      const known = appErrorOfCall(error);
      if (known?.code === "SESSION_EXPIRED") reportCallFailure(error, undefined, "product.import.upload");
      const key = known?.details.fields?.file?.[0];
      const general = known ? await errorText(known) : offline;
      setProblem({ file: file.name, text: key ? await sentence(key, offline, known?.details.example) : general });
    }
  };
  return { send, problem, busy: upload.isPending, asked, forget: () => setAsked(null) };
}
export type ImportUpload = ReturnType<typeof useUpload>;
