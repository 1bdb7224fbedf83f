"use client";

import { Button } from "~/components/ui/button";
import { accountTexts } from "~/copy/account";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { errorSentence } from "~/copy/sentence";
import { sessionTexts } from "~/copy/session";
import { validationTexts } from "~/copy/validation";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import { AuthFrame } from "~/features/session/auth-frame";
import { api } from "~/trpc/react";

/** `/deshacer-mail/{token}`. Only the button undoes the change, since mail clients prefetch links. */
export function UndoEmailPage({ token }: { token: string }) {
  const copy = useCopy(accountTexts, validationTexts, errorsTexts, sessionTexts);
  const text = copy.account.undoEmail;
  const undo = api.account.undoEmail.useMutation({ meta: { ignoreErrors: true } });
  const submit = () => undo.mutate({ token });

  if (undo.data) {
    return (
      <AuthFrame heading={text.doneHeading} text={fill(text.doneText, { email: undo.data.email })}>
        <Button asChild block>
          <a href={`/recuperar/${undo.data.token}`}>{text.choose}</a>
        </Button>
      </AuthFrame>
    );
  }
  const error = undo.error && appErrorOfCall(undo.error);
  const key = Object.values(error?.details.fields ?? {})[0]?.[0];
  if (key) {
    return (
      <AuthFrame heading={text.failedHeading} text={`${sentenceOf(copy, key)} ${text.failedHint}`}>
        <Button asChild block>
          <a href="/recuperar">{text.recover}</a>
        </Button>
      </AuthFrame>
    );
  }
  if (undo.error) {
    const known = error ? errorSentence(copy, error) : copy.session.callFailed.network;
    return (
      <AuthFrame heading={text.failedHeading} text={known}>
        <Button block loading={undo.isPending} onClick={submit}>
          {text.again}
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame heading={text.heading} text={text.text}>
      <Button block loading={undo.isPending} onClick={submit}>
        {text.submit}
      </Button>
    </AuthFrame>
  );
}
