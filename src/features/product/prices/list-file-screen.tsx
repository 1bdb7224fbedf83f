"use client";

import { Download, FileSpreadsheet } from "lucide-react";
import { useRef } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Field } from "~/components/ui/field";
import { FileDrop } from "~/components/ui/file-drop";
import { SaveBar } from "~/components/ui/save-bar";
import { Select } from "~/components/ui/select";
import { fill } from "~/copy/fill";
import { listFileTexts } from "~/copy/list-file";
import { priceTexts } from "~/copy/price";
import { formatAmount } from "~/domain/money/money";
import { listPricesHref } from "~/domain/price-lists/list-path";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney } from "~/features/app-context/session-provider";
import { useFileAddress } from "~/features/app-context/use-file-address";
import { TABLE_FILES } from "../import/table-files";
import { PricePreviewList } from "./price-preview";
import { type ShownListFile, useListFile } from "./use-list-file";

/** `/productos/promociones/listas/{id}/archivo`: the prices of a list as a file, and back. */
export function ListFileScreen({ list }: { list: { id: number; name: string } }) {
  const { listFile: copy, price } = useCopy(listFileTexts, priceTexts);
  const money = useMoney();
  const file = useListFile(list.id);
  const { chosen } = file;
  const changed = chosen?.summary.changed ?? 0;
  const result = useRef<HTMLDivElement>(null);
  const choose = async (one: File) => {
    if (await file.choose(one)) result.current?.scrollIntoView({ block: "start" });
  };
  return (
    <>
      <PageHeader title={copy.title} back={{ href: listPricesHref(list.id), label: copy.back }} />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[344px_minmax(0,1fr)] md:items-start md:gap-6">
        <div className="grid gap-4">
          <DownloadGroup id={list.id} name={list.name} />
          <Group title={copy.upload.title}>
            <p className="-mt-2 text-sm text-ink-2">{copy.upload.text}</p>
            {file.problem ? (
              <Banner tone="bad" role="alert">
                {file.problem}
              </Banner>
            ) : null}
            <FileDrop
              label={file.reading ? copy.upload.reading : (file.fileName ?? copy.upload.drop)}
              hint={copy.upload.hint}
              icon={<FileSpreadsheet aria-hidden="true" className="size-7 text-brand-ink" />}
              accept={TABLE_FILES}
              disabled={file.reading || file.writing}
              onFiles={([one]) => one && void choose(one)}
            />
            {chosen ? <ColumnChoice preview={chosen} onChoose={(column) => void file.show(column, 1)} /> : null}
          </Group>
        </div>
        <div ref={result} className="grid min-w-0 scroll-mt-18 gap-4">
          {file.done === null ? null : (
            <Banner tone="ok" role="status" title={price.done.title(file.done, formatAmount(file.done, money))}>
              {fill(price.done.list, { name: list.name })}
            </Banner>
          )}
          {file.undone ? (
            <Banner tone="warn" role="status">
              {file.undone}
            </Banner>
          ) : null}
          {file.moved ? (
            <Banner tone="warn" role="alert" title={price.moved.title}>
              {price.moved.look}
            </Banner>
          ) : null}
          {chosen ? (
            <>
              <Unread preview={chosen} />
              {chosen.column === null || changed === 0 ? (
                <Banner role="status">{chosen.column === null ? copy.upload.noPrices : copy.upload.nothing}</Banner>
              ) : (
                <PricePreviewList
                  preview={chosen}
                  money={money}
                  stale={file.reading}
                  previous={null}
                  onAsk={(ask) => "page" in ask && void file.show(chosen.column, ask.page)}
                />
              )}
            </>
          ) : null}
        </div>
      </div>
      {chosen && changed > 0 ? (
        <SaveBar label={price.bar.label}>
          <Button
            className="flex-1 lg:ml-auto lg:flex-none"
            disabled={file.reading}
            loading={file.writing}
            onClick={() => void file.apply(false)}
          >
            {price.bar.apply(changed, formatAmount(changed, money))}
          </Button>
        </SaveBar>
      ) : null}
      <ConfirmDialog
        open={file.asking}
        onOpenChange={file.setAsking}
        title={price.confirm.title}
        text={
          chosen ? (
            <p>{price.confirm.text(chosen.summary.unusual, formatAmount(chosen.summary.unusual, money))}</p>
          ) : undefined
        }
        confirmLabel={price.confirm.yes}
        cancelLabel={price.confirm.no}
        onConfirm={() => file.apply(true)}
      />
    </>
  );
}

function DownloadGroup({ id, name }: { id: number; name: string }) {
  const { download: copy } = useCopy(listFileTexts).listFile;
  const fileAddress = useFileAddress();
  const address = `/api/price-list-export?id=${id}`;
  return (
    <Group title={copy.title}>
      <p className="-mt-2 text-sm text-ink-2">{copy.text}</p>
      <div className="grid grid-cols-2 gap-2">
        {[
          [copy.xlsx, address],
          [copy.csv, `${address}&formato=csv`],
        ].map(([label = "", href = ""]) => (
          <Button key={label} asChild variant="sec">
            <a href={fileAddress(href)} download aria-label={`${label}: ${name}`}>
              <Download aria-hidden="true" />
              {label}
            </a>
          </Button>
        ))}
      </div>
    </Group>
  );
}

/** Which column has the prices: proposed, and changed here where a file has several. */
function ColumnChoice({ preview, onChoose }: { preview: ShownListFile; onChoose: (column: number) => void }) {
  const { upload: copy } = useCopy(listFileTexts).listFile;
  return (
    <Field label={copy.column}>
      <Select value={preview.column ?? ""} onChange={(event) => onChoose(Number(event.target.value))}>
        {preview.column === null ? <option value="">{copy.noColumn}</option> : null}
        {preview.header.map((heading, column) => (
          <option key={column} value={column}>
            {heading}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The rows that change nothing because they could not be read, and how many had no price. */
function Unread({ preview }: { preview: ShownListFile }) {
  const { unread: copy, empty } = useCopy(listFileTexts).listFile;
  const money = useMoney();
  const { unread, unreadRows, emptyRows } = preview;
  const more = unreadRows - unread.length;
  return (
    <>
      {unreadRows > 0 ? (
        <Banner tone="warn" title={countText(copy.title, unreadRows, money)}>
          <ul className="max-h-60 overflow-y-auto wrap-anywhere">
            {unread.map(({ line, reason, text }) => (
              <li key={line}>
                {fill(copy.line, { line, text })}: {copy[reason]}
              </li>
            ))}
          </ul>
          {more > 0 ? <p>{fill(copy.more, { n: formatAmount(more, money) })}</p> : null}
        </Banner>
      ) : null}
      {emptyRows > 0 ? <p className="text-sm text-ink-2">{countText(empty, emptyRows, money)}</p> : null}
    </>
  );
}
