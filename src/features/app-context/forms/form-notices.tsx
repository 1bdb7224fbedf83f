import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Banner } from "~/components/ui/banner";
import { DraftBanner } from "./draft-banner";
import type { FormToSave } from "./use-form-to-save";

type FormNoticesProps<Values extends FieldValues> = {
  of: Pick<FormToSave<Values>, "problem" | "draft">;
  /** The title above what went wrong. */
  failed: string;
  children?: ReactNode;
};

/** What stands above a form: why it was not saved, and that it was filled from a draft. */
export function FormNotices<Values extends FieldValues>({ of, failed, children }: FormNoticesProps<Values>) {
  const { problem, draft } = of;
  return (
    <>
      {problem ? (
        <Banner tone="bad" role="alert" className="mb-4" title={failed}>
          {problem}
        </Banner>
      ) : null}
      {children}
      <DraftBanner draft={draft} className="mb-4" />
    </>
  );
}
