"use client";

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { SaveBar } from "~/components/ui/save-bar";
import { outboxTexts } from "~/copy/outbox";
import { sectionTexts } from "~/copy/settings/section";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { PageHeader } from "~/features/app-context/page-header";
import type { SectionForm } from "./use-section";

interface SectionScreenProps<Values extends FieldValues> {
  title: string;
  back?: { href: string; label: string };
  section: SectionForm<Values>;
  /** Actions to the right of the title, such as "Eliminar". */
  actions?: ReactNode;
  /** The entity has not been saved yet. */
  fresh?: boolean;
  /** Saving what is shown is an answer too: it was never saved before. */
  unanswered?: boolean;
  children: ReactNode;
}

/** A settings section: its fields, one save button, and a prompt before unsaved changes are discarded. */
export function SectionScreen<Values extends FieldValues>(props: SectionScreenProps<Values>) {
  const { title, section, actions, children } = props;
  const { form, problem, pending, draft, submit } = section;
  const { tent, outbox } = useCopy(sectionTexts, outboxTexts);
  const { common, settings } = tent;
  const back = props.back ?? { href: "/configuraciones", label: settings.title };
  const { isDirty, isSubmitting } = form.formState;
  return (
    <form onSubmit={submit} noValidate className="max-w-180">
      <PageHeader title={title} back={back} actions={actions} />
      {draft ? <DraftBanner draft={draft} className="mb-4" /> : null}
      <Group>
        {children}
        {problem ? <Banner tone="bad">{problem}</Banner> : null}
      </Group>
      <SaveBar
        label={common.save}
        status={
          isDirty ? common.unsaved : props.fresh || props.unanswered ? null : pending ? outbox.pending : common.upToDate
        }
        dirty={isDirty || pending}
      >
        <Button type="submit" disabled={!isDirty && !props.unanswered} loading={isSubmitting}>
          {common.save}
        </Button>
      </SaveBar>
      <LeaveGuard when={isDirty && !isSubmitting} copy={common} onLeave={draft?.forget} />
    </form>
  );
}
