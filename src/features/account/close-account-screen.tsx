"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { deletionSchema } from "~/domain/account/schemas";
import { PageHeader } from "~/features/panel/page-header";
import { useCopy } from "~/features/session/copy-provider";
import { api } from "~/trpc/react";
import { AccountPassword } from "./account-password";
import { FormProblem } from "./form-problem";
import { useAccountForm } from "./use-account-form";

/** `/cerrar-cuenta`: first the own data to keep, then the end, with the password and one more question. */
export function CloseAccountScreen() {
  const { account } = useCopy();
  const { title, back, keep, erase, ask } = account.closing;
  const [asking, setAsking] = useState(false);
  const close = api.account.close.useMutation({ meta: { ignoreErrors: true } });
  const { form, problem, submit } = useAccountForm({
    schema: deletionSchema,
    values: { password: "" },
    fields: ["password"],
    passwordField: "password",
    save: async (typed) => {
      await close.mutateAsync(typed);
      window.location.replace("/cuenta-cerrada");
      await new Promise(() => {}); // the button waits until the next document is there
    },
  });

  return (
    <>
      <PageHeader title={title} back={{ href: "/perfil", label: back }} />
      <div className="grid max-w-180 gap-4">
        <Group title={keep.title}>
          <p className="-mt-2 text-ink-2">{keep.text}</p>
          <Button asChild variant="sec" className="sm:justify-self-start">
            <a href="/cerrar-cuenta/datos" download>
              <Download aria-hidden="true" />
              {keep.link}
            </a>
          </Button>
        </Group>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void form.trigger().then((valid) => valid && setAsking(true));
          }}
          noValidate
        >
          <Group title={erase.title}>
            <div className="-mt-2 grid gap-2">
              <p>{erase.text}</p>
              <ul className="list-disc pl-5 text-ink-2">
                {erase.list.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
              <p>{erase.subdomain}</p>
              <p>{erase.final}</p>
            </div>
            <AccountPassword
              control={form.control}
              name="password"
              label={erase.password}
              autoComplete="current-password"
            />
            <FormProblem problem={problem} />
            <Button
              type="submit"
              variant="bad"
              className="h-auto py-2 whitespace-normal sm:justify-self-start"
              loading={form.formState.isSubmitting}
            >
              {erase.submit}
            </Button>
          </Group>
        </form>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={ask.title}
        text={ask.text}
        confirmLabel={ask.confirm}
        cancelLabel={ask.cancel}
        onConfirm={submit}
        tone="bad"
      />
    </>
  );
}
