"use client";

import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { Thumb } from "~/components/ui/list";
import { fill } from "~/copy/fill";
import { photosTexts } from "~/copy/photos";
import { stemOf } from "~/domain/product/images/photo-name";
import { useCopy } from "~/features/app-context/copy-provider";
import { usePreview } from "~/features/image/use-photo-queue";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import type { Batch, DraftPhoto } from "./use-batch";

const ChooseProductsDialog = lazyPart(() =>
  import("../crud/choose-products-dialog").then((module) => module.ChooseProductsDialog),
);

/** Photos that seem to belong to products of the shop, for the merchant to confirm. */
export function MatchedPhotos({ batch }: { batch: Batch }) {
  const { photos: copy } = useCopy(photosTexts);
  const [choosing, setChoosing] = useState<DraftPhoto | null>(null);
  const utils = api.useUtils();
  const { matched } = batch;
  const count = matched.length;
  const choose = async (photo: DraftPhoto, id: number) => {
    const { name } = await utils.product.get.fetch({ id });
    await batch.setMatch(photo.id, { productId: id, name, by: "choice" });
  };
  return (
    <>
      {count > 0 ? (
        <Group title={count === 1 ? copy.matchedOne : fill(copy.matchedMany, { n: count })}>
          <ul className="-my-2 grid divide-y divide-line">
            {matched.map((photo) => (
              <Matched
                key={photo.id}
                photo={photo}
                error={batch.errorOf(photo)}
                onNew={() => void batch.setMatch(photo.id, null)}
                onChoose={() => setChoosing(photo)}
              />
            ))}
          </ul>
          <Button
            variant={batch.ready.length === 0 ? "solid" : "sec"}
            block
            loading={batch.busy}
            onClick={() => void batch.join()}
          >
            {count === 1 ? copy.joinOne : fill(copy.joinMany, { n: count })}
          </Button>
        </Group>
      ) : null}
      <ChooseProductsDialog
        title={copy.choose}
        open={choosing !== null}
        ids={choosing?.draft.match ? [choosing.draft.match.productId] : []}
        max={1}
        onChange={([id]) => {
          if (choosing && id !== undefined) void choose(choosing, id);
          setChoosing(null);
        }}
        onClose={() => setChoosing(null)}
      />
    </>
  );
}

type MatchedProps = { photo: DraftPhoto; error: string | null; onNew: () => void; onChoose: () => void };

function Matched({ photo, error, onNew, onChoose }: MatchedProps) {
  const { photos: copy } = useCopy(photosTexts);
  const { match, fileName } = photo.draft;
  const file = fileName.split("/").at(-1) ?? "";
  const reasons = { code: copy.byCode, name: copy.byName, handle: copy.byHandle, choice: copy.byChoice };
  const why = reasons[match?.by ?? "choice"];
  return (
    <li className="flex items-center gap-3 py-2">
      <Thumb size="sm" src={usePreview(photo.preview)} />
      <div className="min-w-0 flex-1">
        <p className="leading-5 font-semibold wrap-anywhere">{match?.name}</p>
        <p className="text-sm text-ink-2 wrap-anywhere">{fill(why, { file })}</p>
        {error ? (
          <p role="alert" className="text-sm font-medium text-bad">
            {error}
          </p>
        ) : null}
      </div>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="txt" size="sm" aria-label={fill(copy.anotherOf, { file: stemOf(file) })} className="-mr-3">
            {copy.another}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onChoose}>{copy.choose}</DropdownMenuItem>
          <DropdownMenuItem onSelect={onNew}>{copy.isNew}</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  );
}
