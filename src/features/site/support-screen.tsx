"use client";

import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { FormTextarea } from "~/components/ui/form";
import { LeaveGuard } from "~/components/ui/leave-guard";
import { SearchField } from "~/components/ui/search-field";
import { toast } from "~/components/ui/toast";
import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { fill } from "~/copy/fill";
import { supportTexts } from "~/copy/support";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { SUPPORT_LIMITS } from "~/domain/site/limits";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { PageHeader } from "~/features/app-context/page-header";
import { useSession } from "~/features/app-context/session-provider";
import { useSite } from "~/features/app-context/site-provider";
import { useTypedSearch } from "~/features/app-context/use-typed-search";
import { api } from "~/trpc/react";
import { findQuestions, type SupportQuestion, WRITE } from "./questions";
import { SocialLinks } from "./social-links";

const LONGEST_SEARCH = 80;

const addressOf = (search: string | null) =>
  search ? `/soporte?${new URLSearchParams({ buscar: search })}` : "/soporte";

function Answer({ question, answer, action, href }: SupportQuestion) {
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 font-semibold hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">{question}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-2 transition-transform duration-mid group-open:rotate-180"
          />
        </summary>
        <div className="grid justify-items-start gap-2 px-4 pb-3">
          <p className="text-ink-2">{answer}</p>
          <Button asChild variant="txt" size="sm" className="-ml-3">
            <Link href={href}>{action}</Link>
          </Button>
        </div>
      </details>
    </li>
  );
}

/** Common questions with answers, filtered as the user types. */
function Answers() {
  const { support: copy } = useCopy(supportTexts);
  const { name } = useSite();
  const asked = useSearchParams().get("buscar")?.slice(0, LONGEST_SEARCH) ?? null;
  const [typed, type] = useTypedSearch(asked, addressOf);
  const questions = findQuestions(copy, name, typed);
  const count = typed.trim() === "" ? "" : copy.found(questions.length);
  return (
    <section aria-label={copy.questionsTitle} className="grid min-w-0 gap-3">
      <div className="flex">
        <SearchField
          label={copy.search}
          clearLabel={copy.clearSearch}
          value={typed}
          onValueChange={type}
          maxLength={LONGEST_SEARCH}
        />
      </div>
      <p role="status" className="sr-only">
        {count}
      </p>
      {questions.length > 0 ? (
        <ul className="-mx-4 divide-y divide-line border-y border-line bg-surface sm:mx-0 sm:overflow-hidden sm:rounded-2xl sm:border-x">
          {questions.map((question) => (
            <Answer {...question} key={question.key} />
          ))}
        </ul>
      ) : (
        <EmptyState
          plain
          title={copy.nothing.title}
          text={copy.nothing.text}
          actions={
            <Button variant="sec" onClick={() => type("")}>
              {copy.nothing.action}
            </Button>
          }
        />
      )}
    </section>
  );
}

function ChatLink({ number }: { number: string }) {
  const { support: copy } = useCopy(supportTexts);
  const { name } = useSite();
  const { tent } = useSession();
  const text = tent ? fill(copy.whatsappText, { shop: tent.name }) : fill(copy.whatsappTextAlone, { site: name });
  return (
    <Button asChild variant="wa" block>
      <a href={whatsappUrl(number, text)} target="_blank" rel="noopener">
        <WhatsappMark />
        {copy.whatsapp}
      </a>
    </Button>
  );
}

function MessageForm() {
  const { support: copy } = useCopy(supportTexts);
  const { user } = useSession();
  const messages = useFormMessages();
  const utils = api.useUtils();
  // Keeps the input: the popup of a failed call would reload the page.
  const send = api.site.sendMessage.useMutation({ meta: { ignoreErrors: true } });
  const form = useForm({
    resolver: messages.resolver(() =>
      import("~/domain/site/schemas").then(({ supportMessageSchema }) => supportMessageSchema),
    ),
    defaultValues: { text: "" },
  });
  const draft = useFormDraft(form, "support.message");
  const [problem, setProblem] = useState<string | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    setProblem(null);
    try {
      await send.mutateAsync(typed);
    } catch (error) {
      setProblem(appErrorOfCall(error) ? await messages.show(error, form, ["text"]) : copy.offline);
      return;
    }
    form.reset();
    draft.forget();
    toast.success(copy.sent);
    await utils.site.messages.invalidate();
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <DraftBanner draft={draft} />
      <FormTextarea
        control={form.control}
        name="text"
        label={copy.message}
        placeholder={copy.messagePlaceholder}
        hint={<span className="wrap-anywhere">{fill(copy.answerTo, { email: user.email })}</span>}
        rows={5}
        maxLength={SUPPORT_LIMITS.text}
      />
      <ErrorBanner>{problem}</ErrorBanner>
      <Button type="submit" loading={isSubmitting}>
        {copy.send}
      </Button>
      <LeaveGuard when={isDirty && !isSubmitting} copy={copy} onLeave={draft.forget} />
    </form>
  );
}

function OwnMessages() {
  const { support: copy } = useCopy(supportTexts);
  const { data } = api.site.messages.useQuery();
  if (!data || data.rows.length === 0) return null;
  return (
    <section className="grid min-w-0 gap-3">
      <h2>{copy.own}</h2>
      <ul
        aria-label={copy.own}
        className="-mx-4 divide-y divide-line border-y border-line bg-surface sm:mx-0 sm:overflow-hidden sm:rounded-2xl sm:border-x"
      >
        {data.rows.map(({ id, text, createdAt }) => (
          <li key={id} className="grid gap-1 px-4 py-3">
            <time dateTime={createdAt.toISOString()} className="text-sm text-ink-2">
              {formatWhen(createdAt, data.asOf, data.timeZone)}
            </time>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/soporte`: common questions and a contact form. */
export function SupportScreen() {
  const { support: copy } = useCopy(supportTexts);
  const { whatsapp, facebook, instagram } = useSite();
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.intro}
        actions={
          <Button asChild variant="sec" size="sm" className="md:hidden">
            <a href={`#${WRITE}`}>{copy.writeTitle}</a>
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,380px)] md:items-start">
        <Answers />
        <div className="grid min-w-0 gap-6">
          <Group id={WRITE} title={copy.writeTitle} className="scroll-mt-20">
            {whatsapp ? <ChatLink number={whatsapp} /> : null}
            <MessageForm />
            {facebook || instagram ? (
              <p className="flex flex-wrap gap-x-6 text-sm">
                <SocialLinks site={{ facebook, instagram }} />
              </p>
            ) : null}
          </Group>
          <OwnMessages />
        </div>
      </div>
    </>
  );
}
