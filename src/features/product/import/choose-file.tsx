"use client";

import { Check, ChevronDown, ClipboardPaste, Download, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group, TwoColumns } from "~/components/ui/card";
import { Field } from "~/components/ui/field";
import { FileDrop } from "~/components/ui/file-drop";
import { Textarea } from "~/components/ui/textarea";
import { productImportTexts } from "~/copy/product-import";
import { vendorImportTexts } from "~/copy/vendor-import";
import { VENDORS } from "~/domain/product/import/vendors/vendor";
import { useCopy } from "~/features/app-context/copy-provider";
import { useFileAddress } from "~/features/app-context/use-file-address";
import { TABLE_FILES } from "./table-files";
import type { ImportUpload } from "./use-upload";
import { VendorSign } from "./vendors/vendor-sign";

type ChooseFileProps = Pick<ImportUpload, "problem" | "busy"> & {
  /** Said above the file: how it will be read. */
  hint: string | null;
  onFile: (file: File) => void;
};

/** Step one: a file of another platform or of one's own, cells pasted from a spreadsheet, or our template as a start. */
export function ChooseFile({ problem, busy, hint, onFile }: ChooseFileProps) {
  const { choose } = useCopy(productImportTexts).productImport;
  const fileAddress = useFileAddress();
  return (
    <TwoColumns>
      <Group title={choose.title}>
        <p className="-mt-2 text-ink-2">{choose.text}</p>
        {hint ? <Banner>{hint}</Banner> : null}
        {problem ? (
          <Banner tone="bad" role="alert" title={problem.file}>
            {problem.text}
          </Banner>
        ) : null}
        <FileDrop
          label={busy ? choose.reading : choose.drop}
          hint={choose.hint}
          icon={<FileSpreadsheet aria-hidden="true" className="size-7 text-brand-ink" />}
          accept={TABLE_FILES}
          disabled={busy}
          onFiles={([file]) => file && onFile(file)}
        />
        <Paste busy={busy} onPaste={onFile} />
      </Group>
      <div className="grid gap-4">
        <VendorHelp />
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

/** Where each platform has its file, and what comes with it. */
function VendorHelp() {
  const { names, signs, from } = useCopy(vendorImportTexts).vendorImport;
  return (
    <>
      <Group title={from.title}>
        <ul className="-mx-4 -mt-2 divide-y divide-line lg:-mx-5">
          {VENDORS.map((vendor) => (
            <li key={vendor}>
              <details className="group px-4 lg:px-5">
                <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden">
                  <VendorSign sign={signs[vendor]} />
                  <span className="min-w-0 flex-1">{names[vendor]}</span>
                  <ChevronDown
                    aria-hidden="true"
                    className="size-5 shrink-0 text-ink-2 group-open:rotate-180 motion-safe:transition-transform"
                  />
                </summary>
                <p className="pb-4 pl-14 text-sm text-ink-2">{from.how[vendor]}</p>
              </details>
            </li>
          ))}
        </ul>
      </Group>
      <Group title={from.comes}>
        <ul className="-mt-1 grid gap-2.5 text-sm">
          {from.list.map((line) => (
            <li key={line} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />
              {line}
            </li>
          ))}
        </ul>
      </Group>
    </>
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
