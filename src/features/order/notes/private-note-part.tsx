"use client";

import { Field } from "~/components/ui/field";
import { Skeleton } from "~/components/ui/skeleton";
import { lazyPart } from "~/lib/lazy-part";
import type { PrivateNoteProps } from "./private-note";

/** What the note is before its form has loaded, which is the largest part of a screen's code. */
function PrivateNoteBefore({ texts }: PrivateNoteProps) {
  return (
    <Field label={texts.title} hint={texts.hint}>
      <Skeleton className="h-25 rounded-xl" />
    </Field>
  );
}

/** The merchant's note, whose form is loaded after the screen. */
export const PrivateNotePart = lazyPart(
  () => import("./private-note").then((module) => module.PrivateNote),
  PrivateNoteBefore,
);
