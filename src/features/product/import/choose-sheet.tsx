import { ChevronRight, FileSpreadsheet, Layers } from "lucide-react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { fill } from "~/copy/fill";
import { productImportTexts } from "~/copy/product-import";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { counted } from "./counted";
import type { ImportUpload } from "./use-upload";

type ChooseSheetProps = {
  asked: NonNullable<ImportUpload["asked"]>;
  upload: Pick<ImportUpload, "problem" | "busy">;
  onChoose: (names: string[]) => void;
  onOther: () => void;
};

/** Which of several sheets with products is meant, or all of them. */
export function ChooseSheet({ asked: { file, sheets }, upload, onChoose, onOther }: ChooseSheetProps) {
  const { sheets: copy } = useCopy(productImportTexts).productImport;
  const money = useMoney();
  const all = sheets.map(({ name }) => name);
  const choices = [
    ...sheets.map(({ name, rows }) => ({ label: name, rows, names: [name], Icon: FileSpreadsheet })),
    { label: copy.all, rows: sheets.reduce((sum, { rows }) => sum + rows, 0), names: all, Icon: Layers },
  ];
  return (
    <div className="grid max-w-160 gap-4">
      <Group title={copy.title}>
        <p className="-mt-2 text-ink-2 wrap-anywhere">{fill(copy.text, { file: file.name })}</p>
        {upload.problem ? (
          <Banner tone="bad" role="alert" title={upload.problem.file}>
            {upload.problem.text}
          </Banner>
        ) : null}
        <ul className="-mx-4 divide-y divide-line border-y border-line lg:-mx-5">
          {choices.map(({ label, rows, names, Icon }) => (
            <li key={names.join("\n")}>
              <button
                type="button"
                disabled={upload.busy}
                onClick={() => onChoose(names)}
                className="flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-left disabled:opacity-60 lg:px-5"
              >
                <Icon aria-hidden="true" className="size-6 shrink-0 text-brand-ink" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold wrap-anywhere">{label}</span>
                  <span className="block text-sm text-ink-2">{counted(copy.rows, rows, money)}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
              </button>
            </li>
          ))}
        </ul>
      </Group>
      <Button variant="txt" disabled={upload.busy} onClick={onOther} className="justify-self-start">
        {copy.other}
      </Button>
    </div>
  );
}
