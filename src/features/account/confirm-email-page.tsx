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

/** `/confirmar-mail/{token}`. Only the button confirms, since mail clients prefetch links. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const copy = useCopy(accountTexts, validationTexts, errorsTexts, sessionTexts);
  const text = copy.account.confirmEmail;
  const confirm = api.account.confirmEmail.useMutation({ meta: { ignoreErrors: true } });

  if (confirm.data) {
    return (
      <AuthFrame heading={text.doneHeading} text={fill(text.doneText, confirm.data)}>
        <Button asChild block>
          <a href="/">{text.enter}</a>
        </Button>
      </AuthFrame>
    );
  }
  if (confirm.error) {
    const error = appErrorOfCall(confirm.error);
    const key = Object.values(error?.details.fields ?? {})[0]?.[0];
    const known = error && (key ? sentenceOf(copy, key) : errorSentence(copy, error));
    return (
      <AuthFrame heading={text.failedHeading} text={known ?? copy.session.callFailed.network}>
        <Button asChild block>
          <a href="/perfil">{text.profile}</a>
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame heading={text.heading} text={text.text}>
      <Button block loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
        {text.submit}
      </Button>
    </AuthFrame>
  );
}
