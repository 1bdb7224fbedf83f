"use client";

import { Check, Copy as CopyIcon, ExternalLink, Trash2, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { FormInput } from "~/components/ui/form";
import { IconButton } from "~/components/ui/icon-button";
import { Skeleton } from "~/components/ui/skeleton";
import { toast } from "~/components/ui/toast";
import { MONTHS } from "~/copy/calendar";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { errorSentence } from "~/copy/sentence";
import { domainTexts } from "~/copy/settings/domain";
import { sectionTexts } from "~/copy/settings/section";
import { shopShareTexts } from "~/copy/shop-share";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { dayAndMonth } from "~/domain/tent/hours";
import { type DomainCheck, MAX_DOMAIN } from "~/domain/tent/own-domain";
import { useCopy } from "~/features/app-context/copy-provider";
import { DraftBanner } from "~/features/app-context/forms/draft-banner";
import { useFormMessages } from "~/features/app-context/forms/form-messages";
import { useFormDraft } from "~/features/app-context/forms/use-form-draft";
import { PageHeader } from "~/features/app-context/page-header";
import { copyAndSay } from "~/features/share/address-row";
import { api, type RouterOutputs } from "~/trpc/react";

type OwnDomain = NonNullable<RouterOutputs["tent"]["domain"]>;

function useTexts() {
  const { domain: texts } = useCopy(domainTexts).tent;
  const { share } = useCopy(shopShareTexts).tent;
  return { ...texts, copyFailed: share.copyFailed };
}

/** Step one: enter the domain. */
function AskForm() {
  const texts = useTexts();
  const utils = api.useUtils();
  const messages = useFormMessages();
  const set = api.tent.setDomain.useMutation();
  const form = useForm({ defaultValues: { domain: "" } });
  const draft = useFormDraft(form, "tent.domain");
  const [problem, setProblem] = useState<string | null>(null);
  const submit = form.handleSubmit(async (typed) => {
    setProblem(null);
    try {
      await set.mutateAsync(typed);
      draft.forget();
      await utils.tent.domain.invalidate();
    } catch (error) {
      setProblem(await messages.show(error, form, ["domain"]));
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-ink-2">{texts.intro}</p>
      <DraftBanner draft={draft} />
      <Group>
        <FormInput
          control={form.control}
          name="domain"
          label={texts.label}
          hint={texts.hint}
          placeholder={texts.placeholder}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={2 * MAX_DOMAIN}
        />
        {problem ? <Banner tone="bad">{problem}</Banner> : null}
      </Group>
      <Button type="submit" loading={form.formState.isSubmitting} className="justify-self-start">
        {texts.add}
      </Button>
    </form>
  );
}

/** One field of a DNS record with a copy button. */
function RecordText({ label, value }: { label: string; value: string }) {
  const texts = useTexts();
  return (
    <div className="flex items-center gap-2">
      <dt className="w-14 shrink-0 text-sm text-ink-2">{label}</dt>
      <dd className="min-w-0 flex-1 font-mono text-sm wrap-anywhere">{value}</dd>
      <IconButton
        label={fill(texts.copyOf, { what: label })}
        onClick={() => copyAndSay(value, texts.copied, texts.copyFailed)}
      >
        <CopyIcon aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** A DNS record with the result of the last check; `found` is null before the first check. */
function RecordCard({ title, found, children }: { title: string; found: boolean | null; children: ReactNode }) {
  const texts = useTexts();
  return (
    <Group>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold">{title}</h2>
        {found === null ? null : (
          <span className={`flex items-center gap-1.5 text-sm font-semibold ${found ? "text-ok" : "text-bad"}`}>
            {found ? <Check aria-hidden="true" className="size-4" /> : <X aria-hidden="true" className="size-4" />}
            {found ? texts.found : texts.missing}
          </span>
        )}
      </div>
      {children}
    </Group>
  );
}

function Records({ domain, check }: { domain: OwnDomain; check: DomainCheck | null }) {
  const texts = useTexts();
  const { proof, alias, addresses } = domain.records;
  return (
    <>
      <RecordCard title={texts.proofTitle} found={check?.proved ?? null}>
        <p className="text-sm text-ink-2">{texts.proofText}</p>
        <dl className="grid gap-1">
          <RecordText label={texts.kind} value="TXT" />
          <RecordText label={texts.name} value={proof.name} />
          <RecordText label={texts.value} value={proof.value} />
        </dl>
      </RecordCard>
      <RecordCard title={texts.pointTitle} found={check?.pointed ?? null}>
        <p className="text-sm text-ink-2">{texts.pointText}</p>
        <dl className="grid gap-1">
          <RecordText label={texts.kind} value="CNAME" />
          <RecordText label={texts.name} value={domain.domain} />
          <RecordText label={texts.value} value={alias} />
        </dl>
        {addresses.length > 0 ? (
          <>
            <p className="text-sm text-ink-2">{texts.pointOr}</p>
            <dl className="grid gap-1">
              {addresses.map((address) => (
                <RecordText key={address} label={address.includes(":") ? "AAAA" : "A"} value={address} />
              ))}
            </dl>
          </>
        ) : null}
      </RecordCard>
    </>
  );
}

function StateNotice({ domain, check }: { domain: OwnDomain; check: DomainCheck | null }) {
  const texts = useTexts();
  const { state } = domain;
  if (state === "working") {
    const url = `https://${domain.domain}`;
    return (
      <Banner tone="ok" title={texts.workingTitle}>
        {fill(texts.working, { domain: domain.domain })}{" "}
        <a href={url} target="_blank" rel="noopener" className="inline-flex items-center gap-1 font-semibold">
          {texts.open}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      </Banner>
    );
  }
  if (state === "failing") {
    const date = domain.offAt ? dayAndMonth(domain.offAt.toISOString().slice(0, 10), MONTHS) : "";
    return (
      <Banner tone="bad" title={texts.failingTitle}>
        {fill(texts.failing, { date })}
      </Banner>
    );
  }
  return <Banner title={texts.waitingTitle}>{check ? texts.notYet : texts.waiting}</Banner>;
}

/** The requested domain: DNS records to set, status, and removal. */
function PresentDomain({ domain }: { domain: OwnDomain }) {
  const texts = useTexts();
  const copy = useCopy(errorsTexts);
  const utils = api.useUtils();
  const messages = useFormMessages();
  const [check, setCheck] = useState<DomainCheck | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const look = api.tent.checkDomain.useMutation({
    onSuccess: async (found) => {
      setProblem(found ? null : texts.unreachable);
      setCheck(found);
      await utils.tent.domain.invalidate();
      if (found?.proved && found.pointed) toast.success(texts.workingTitle);
    },
    onError: async (error) => {
      const failure = appErrorOfCall(error);
      const key = failure?.details.fields?.domain?.[0];
      setProblem(key ? await messages.sentence(key) : failure ? errorSentence(copy, failure) : null);
    },
  });
  const remove = api.tent.removeDomain.useMutation();
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 text-lg font-semibold wrap-anywhere">{domain.domain}</p>
        <IconButton label={texts.remove} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <StateNotice domain={domain} check={check} />
      {domain.state === "working" ? null : <Records domain={domain} check={check} />}
      {problem ? (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      ) : null}
      <Button
        variant={domain.state === "working" ? "sec" : "solid"}
        loading={look.isPending}
        onClick={() => look.mutate()}
        className="justify-self-start"
      >
        {texts.check}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={fill(texts.removeTitle, { domain: domain.domain })}
        text={texts.removeText}
        confirmLabel={texts.remove}
        cancelLabel={texts.keep}
        tone="bad"
        onConfirm={async () => {
          await remove.mutateAsync();
          await utils.tent.domain.invalidate();
        }}
      />
    </div>
  );
}

/** `/configuraciones/dominio` */
export function DomainSection() {
  const { settings: names } = useCopy(sectionTexts).tent;
  const { data: domain } = api.tent.domain.useQuery();
  return (
    <div className="grid max-w-180 gap-4">
      <PageHeader title={names.screens.dominio} back={{ href: "/configuraciones", label: names.title }} />
      {domain === undefined ? (
        <Skeleton className="h-60" />
      ) : domain === null ? (
        <AskForm />
      ) : (
        <PresentDomain domain={domain} />
      )}
    </div>
  );
}
