"use client";

import { CloudOff, ExternalLink, RotateCw, Undo2 } from "lucide-react";
import { redirect, useSearchParams } from "next/navigation";
import { type MouseEvent, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { IconButton } from "~/components/ui/icon-button";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { Skeleton } from "~/components/ui/skeleton";
import type { Drag } from "~/components/ui/sortable-items";
import { composerTexts } from "~/copy/composer";
import { fill } from "~/copy/fill";
import { formCommonTexts } from "~/copy/form-common";
import { outboxTexts } from "~/copy/outbox";
import { COVER_ANCHOR, sectionAnchor } from "~/domain/home/home";
import type { HomeSectionKind } from "~/domain/home/kinds";
import { moved } from "~/domain/moved";
import { timeZoneOf } from "~/domain/tent/countries";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { showAddress } from "~/lib/back/show-address";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import { api, type RouterOutputs } from "~/trpc/react";
import { HomePreviewPane } from "./home-preview";
import { COVER, SectionList, sectionPlace } from "./section-list";
import { displayFacts, sectionName } from "./section-names";
import { type Composer, type HomeData, useComposer } from "./use-composer";

const PATH = "/portada";

const EditorSkeleton = () => <Skeleton className="h-96" />;
const CoverEditor = lazyPart(() => import("./cover-editor").then((module) => module.CoverEditor), EditorSkeleton);
const SectionEditor = lazyPart(() => import("./section-editor").then((module) => module.SectionEditor), EditorSkeleton);
const AddSectionDialog = lazyPart(() => import("./add-section-dialog").then((module) => module.AddSectionDialog));

/** `/portada`: the merchant composes the home of the shop. */
export function ComposerScreen() {
  const { composer: texts } = useCopy(composerTexts);
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const query = api.home.get.useQuery(undefined, { refetchOnWindowFocus: false });
  if (query.data) return <ComposerOf key={tent.id} tent={tent} data={query.data} />;
  return (
    <>
      <PageHeader title={texts.title} back={{ href: "/compartir", label: texts.back }} />
      {query.isError ? (
        <ReadFailed retry={texts.retry} onRetry={query.refetch}>
          {texts.failed}
        </ReadFailed>
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

/** What is shown of the composer: kept in the address, so that the back button leads from a section to the list. */
function useOpenPart() {
  const query = useSearchParams();
  const open = (part: string | null) => {
    const search =
      part === null ? "" : `?${new URLSearchParams(part === WHOLE ? { vista: "entera" } : { seccion: part })}`;
    showAddress(PATH + search);
  };
  return { section: query.get("seccion"), whole: query.get("vista") === "entera", open };
}

const WHOLE = "*";

interface ComposerOfProps {
  tent: NonNullable<RouterOutputs["tent"]["mine"]>;
  data: HomeData;
}

function ComposerOf({ tent, data: read }: ComposerOfProps) {
  const copy = useCopy(composerTexts, formCommonTexts);
  const { composer: texts, tent: forms } = copy;
  const composer = useComposer(tent.id, read);
  const { data } = composer;
  const { section: openId, whole, open } = useOpenPart();
  const [adding, setAdding] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const { home, changes } = composer;
  const section = home.sections.find(({ id }) => id === openId) ?? null;
  const isCover = openId === COVER;
  const isPart = isCover || section !== null;

  const name = isCover ? texts.cover : section ? sectionName(copy, section) : null;
  const dragged = isPart || !drag ? undefined : home.sections[drag.from];
  const landing =
    dragged && drag
      ? fill(texts.sort.landing, { name: sectionName(copy, dragged), place: sectionPlace(drag.to) })
      : null;
  const touched = section ?? dragged;
  const label = name ?? landing;
  const marked = label === null ? null : { anchor: touched ? sectionAnchor(touched) : COVER_ANCHOR, label };
  const facts = displayFacts(copy, data, section);
  const toList = (event: MouseEvent) => {
    event.preventDefault();
    open(null);
  };
  const add = (kind: HomeSectionKind) => {
    setAdding(false);
    open(composer.add(kind));
  };
  const isPublished = changes === 0 && data.publishedAt !== null;
  return (
    <>
      <PageHeader
        title={
          isCover
            ? texts.editor.coverTitle
            : section
              ? texts.kinds[section.kind].name
              : whole
                ? texts.preview.label
                : texts.title
        }
        back={
          isPart || whole
            ? { href: PATH, label: texts.backToList, onClick: toList }
            : { href: "/compartir", label: texts.back }
        }
        actions={
          isPart ? null : (
            <>
              {changes > 0 ? (
                <IconButton label={texts.discard.action} className="lg:hidden" onClick={() => setDiscarding(true)}>
                  <Undo2 aria-hidden="true" />
                </IconButton>
              ) : null}
              <IconButton label={texts.view} asChild>
                <a href={tent.url} target="_blank" rel="noopener">
                  <ExternalLink aria-hidden="true" />
                </a>
              </IconButton>
            </>
          )
        }
      />
      <div
        className={cn("grid grid-cols-1 gap-4 lg:items-start lg:gap-6", !whole && "lg:grid-cols-[400px_minmax(0,1fr)]")}
      >
        <div className={cn("min-w-0 max-lg:contents", !whole && "lg:col-start-2 lg:row-start-1")}>
          <HomePreviewPane
            origin={tent.previewOrigin}
            home={dragged && drag ? { ...home, sections: moved(home.sections, drag.from, drag.to) } : home}
            marked={marked}
            title={facts?.title ?? label ?? (isPublished ? texts.preview.published : texts.preview.now)}
            text={
              facts
                ? facts.text
                : name
                  ? texts.preview.editing
                  : landing
                    ? texts.sort.drop
                    : isPublished
                      ? texts.preview.publishedText
                      : texts.preview.nowText
            }
            whole={whole}
            onWhole={() => open(WHOLE)}
          />
        </div>
        {whole ? null : (
          <div inert={composer.restoring} className="grid min-w-0 content-start gap-4 lg:col-start-1 lg:row-start-1">
            <FailureNote composer={composer} />
            {isCover ? <CoverEditor composer={composer} data={data} /> : null}
            {section ? (
              <SectionEditor
                key={section.id}
                composer={composer}
                data={data}
                section={section}
                onRemoved={() => open(null)}
              />
            ) : null}
            {isPart ? null : (
              <SectionList
                composer={composer}
                data={data}
                onEdit={open}
                onAdd={() => setAdding(true)}
                drag={drag}
                onDrag={setDrag}
              />
            )}
          </div>
        )}
      </div>
      <SaveBar
        label={texts.bar.label}
        dirty={changes > 0 || composer.pending}
        status={<BarStatus composer={composer} data={data} />}
      >
        {isPart ? (
          <Button onClick={() => open(null)}>{texts.bar.done}</Button>
        ) : (
          <PublishButtons
            composer={composer}
            onDiscard={() => setDiscarding(true)}
            onEdit={whole ? () => open(null) : null}
          />
        )}
      </SaveBar>
      <AddSectionDialog
        open={adding}
        onClose={() => setAdding(false)}
        sections={home.sections}
        isFull={composer.isFull}
        onAdd={add}
      />
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={texts.discard.title}
        text={texts.discard.text}
        confirmLabel={texts.discard.confirm}
        cancelLabel={texts.discard.cancel}
        onConfirm={composer.discard}
      />
      <LeaveGuard when={changes > 0 && !composer.stored} copy={forms.common} />
    </>
  );
}

/** Why the home was not published, and what can be done. */
function FailureNote({ composer }: { composer: Composer }) {
  const { composer: texts } = useCopy(composerTexts);
  const { failure } = composer;
  if (!failure) return null;
  if (failure.kind === "other") {
    return (
      <Banner tone="bad" role="alert" icon={<CloudOff aria-hidden="true" />}>
        <b>{texts.notPublished}</b> {failure.reason} {texts.kept}
      </Banner>
    );
  }
  return (
    <Banner
      tone="warn"
      role="alert"
      title={texts.conflict.title}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="sec" size="sm" loading={composer.publishing} onClick={composer.publishMine}>
            {texts.conflict.mine}
          </Button>
          <Button variant="sec" size="sm" onClick={composer.discard}>
            {texts.conflict.theirs}
          </Button>
        </div>
      }
    >
      {texts.conflict.text}
    </Banner>
  );
}

function BarStatus({ composer: { changes, pending }, data }: { composer: Composer; data: HomeData }) {
  const { composer: texts, outbox } = useCopy(composerTexts, outboxTexts);
  const { user } = useSession();
  const { bar } = texts;
  const { publishedAt, asOf } = data;
  const when = publishedAt && formatWhen(publishedAt, asOf, timeZoneOf(user.countryId));
  const [state, detail] =
    changes > 0
      ? [changes === 1 ? bar.oneChange : fill(bar.changes, { n: changes }), bar.unpublished]
      : [
          bar.none,
          pending
            ? outbox.pending
            : when
              ? fill(bar.publishedAt, { when: when.charAt(0).toLowerCase() + when.slice(1) })
              : bar.byDefault,
        ];
  return (
    <>
      <b className="block font-semibold text-ink">{state}</b>
      <span className="text-ink-2">{detail}</span>
    </>
  );
}

interface PublishButtonsProps {
  composer: Composer;
  onDiscard: () => void;
  /** Back from the whole preview; null where the sections are shown. */
  onEdit: (() => void) | null;
}

function PublishButtons({ composer, onDiscard, onEdit }: PublishButtonsProps) {
  const { bar, preview } = useCopy(composerTexts).composer;
  const { changes, failure, publishing } = composer;
  const again = failure?.kind === "other";
  return (
    <>
      {onEdit ? (
        <Button variant="sec" onClick={onEdit}>
          {preview.edit}
        </Button>
      ) : null}
      {changes > 0 && !onEdit ? (
        <Button variant="sec" className="max-lg:hidden" disabled={publishing} onClick={onDiscard}>
          {bar.discard}
        </Button>
      ) : null}
      <Button disabled={changes === 0 || failure?.kind === "conflict"} loading={publishing} onClick={composer.publish}>
        {again ? <RotateCw aria-hidden="true" /> : null}
        {again ? bar.again : bar.publish}
      </Button>
    </>
  );
}
