"use client";

import { ClipboardPaste, Download, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group, TwoColumns } from "~/components/ui/card";
import { Field } from "~/components/ui/field";
import { FileDrop } from "~/components/ui/file-drop";
import { Textarea } from "~/components/ui/textarea";
import { productImportTexts } from "~/copy/product-import";
import { IMPORT_LIMITS } from "~/domain/product/import/import-table";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { message } from "~/domain/validation-key";
import { useCopy, useLaterCopy } from "~/features/app-context/copy-provider";
import { reportCallFailure } from "~/features/app-context/failures/call-failures";
import { loadSentences, useErrorSentence } from "~/features/app-context/forms/late-sentences";
import { useFileAddress } from "~/features/app-context/use-file-address";
import { api } from "~/trpc/react";

/** Includes types we cannot read: an error message is better than a greyed-out file. */
const ACCEPT =
  ".xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel";

function useUpload() {
  const { offline } = useCopy(productImportTexts).productImport.choose;
  const laterCopy = useLaterCopy();
  const utils = api.useUtils();
  const upload = api.product.import.upload.useMutation({ meta: { ignoreErrors: true } });
  const [problem, setProblem] = useState<{ file: string; text: string } | null>(null);
  // the texts of errors are loaded when there is one
  const sentence = (key: string, example?: string) =>
    loadSentences().then(
      ({ validationTexts, sentenceOf }) => sentenceOf(laterCopy(validationTexts), key, example),
      () => offline,
    );
  const errorText = useErrorSentence();
  const send = async (file: File) => {
    setProblem(null);
    if (file.size > IMPORT_LIMITS.bytes) {
      return setProblem({ file: file.name, text: await sentence(message("import.tooLarge")) });
    }
    const body = new FormData();
    body.set("file", file);
    try {
      await upload.mutateAsync(body);
      await utils.product.import.invalidate();
    } catch (error) {
      const known = appErrorOfCall(error);
      if (known?.code === "SESSION_EXPIRED") reportCallFailure(error, undefined, "product.import.upload");
      const key = known?.details.fields?.file?.[0];
      const general = known ? await errorText(known) : offline;
      setProblem({ file: file.name, text: key ? await sentence(key, known?.details.example) : general });
    }
  };
  return { send, problem, busy: upload.isPending };
}

/** Step one: a file, cells pasted from a spreadsheet, or our template as a start. */
export function ChooseFile() {
  const { choose } = useCopy(productImportTexts).productImport;
  const fileAddress = useFileAddress();
  const { send, problem, busy } = useUpload();
  return (
    <TwoColumns>
      <Group title={choose.title}>
        <p className="-mt-2 text-ink-2">{choose.text}</p>
        {problem ? (
          <Banner tone="bad" role="alert" title={problem.file}>
            {problem.text}
          </Banner>
        ) : null}
        <FileDrop
          label={busy ? choose.reading : choose.drop}
          hint={choose.hint}
          icon={<FileSpreadsheet aria-hidden="true" className="size-7 text-brand-ink" />}
          accept={ACCEPT}
          disabled={busy}
          onFiles={([file]) => file && void send(file)}
        />
        <Paste busy={busy} onPaste={(file) => void send(file)} />
      </Group>
      <div className="grid gap-4">
        <Group>
          <p>{choose.templateText}</p>
          <Button asChild variant="sec" block>
            <a href={fileAddress("/api/product-template")} download>
              <Download aria-hidden="true" />
              {choose.template}
            </a>
          </Button>
        </Group>
        <Group title={choose.how}>
          <ul className="-mt-1 grid list-disc gap-2 pl-5 text-sm text-ink-2">
            {choose.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Group>
      </div>
    </TwoColumns>
  );
}

function Paste({ busy, onPaste }: { busy: boolean; onPaste: (file: File) => void }) {
  const { choose } = useCopy(productImportTexts).productImport;
  const [text, setText] = useState<string | null>(null);
  if (text === null) {
    return (
      <Button variant="txt" onClick={() => setText("")} className="justify-self-start">
        <ClipboardPaste aria-hidden="true" />
        {choose.paste}
      </Button>
    );
  }
  return (
    <div className="grid gap-3">
      <Field label={choose.pasteLabel}>
        <Textarea value={text} rows={5} autoFocus onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button
        variant="sec"
        loading={busy}
        disabled={text.trim() === ""}
        onClick={() => onPaste(new File([text], choose.pasteName, { type: "text/plain" }))}
      >
        {choose.pasteUse}
      </Button>
    </div>
  );
}
