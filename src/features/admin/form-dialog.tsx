import type { ComponentProps, ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { FormProblem } from "~/features/app-context/forms/form-problem";

interface FormDialogProps {
  copy: { close: string; cancel: string; submit: string };
  title: string;
  description: string;
  onSubmit: ComponentProps<"form">["onSubmit"];
  onClose: () => void;
  busy: boolean;
  problem: ComponentProps<typeof FormProblem>["problem"];
  children: ReactNode;
}

/** A form in a dialog. */
export function FormDialog({ copy, title, description, onSubmit, onClose, busy, problem, children }: FormDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      description={description}
      closeLabel={copy.close}
    >
      <form onSubmit={onSubmit} noValidate className="grid gap-4">
        {children}
        <FormProblem problem={problem} />
        <DialogActions>
          <Button variant="sec" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {copy.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
