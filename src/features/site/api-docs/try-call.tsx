"use client";

import { FileUp } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Banner, ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Field } from "~/components/ui/field";
import { PhotoButton } from "~/components/ui/file-drop";
import { Input } from "~/components/ui/input";
import { Switch } from "~/components/ui/switch";
import { Tag } from "~/components/ui/tag";
import { Textarea } from "~/components/ui/textarea";
import { toast } from "~/components/ui/toast";
import { apiDocsTexts } from "~/copy/api-docs";
import { fill } from "~/copy/fill";
import { IMAGE_ACCEPT } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { CodeBlock } from "./code-block";
import { curlOf } from "./curl";
import type { Answered } from "./send-call";
import { type TryCallProps, type TypedCall, useTypedCall } from "./use-typed-call";

/** Destructive calls besides DELETE requests. */
const DESTROYS = ["deleteUserData", "undoImport"];
const LONGEST_VALUE = 1000;

type TextFieldProps = {
  label: string;
  optional: boolean;
  hint?: string;
  error?: string | undefined;
  value: string;
  onType: (value: string) => void;
};

function TextField({ label, optional, hint, error, value, onType }: TextFieldProps) {
  const { try: text } = useCopy(apiDocsTexts).apiDocs;
  return (
    <Field label={label} aside={optional ? text.optional : undefined} hint={hint} error={error}>
      <Input
        value={value}
        onChange={(event) => onType(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_VALUE}
        className="font-mono"
      />
    </Field>
  );
}

/** A picture, or under any other name a table. */
function FileField({ name, typed }: { name: string; typed: TypedCall }) {
  const { try: text } = useCopy(apiDocsTexts).apiDocs;
  const error = typed.problemOf(name);
  const kind =
    name === "image"
      ? { label: text.chooseImage, accept: IMAGE_ACCEPT }
      : { label: text.chooseFile, accept: ".csv,.xlsx", icon: <FileUp aria-hidden="true" /> };
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="text-sm font-semibold">{name}</p>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
        <PhotoButton {...kind} onFiles={([file]) => typed.setFile(file ?? null)} />
        {typed.file ? <span className="min-w-0 text-sm text-ink-2 wrap-anywhere">{typed.file.name}</span> : null}
      </div>
      <ErrorBanner>{error ?? null}</ErrorBanner>
    </div>
  );
}

function BodyField({ optional, typed }: { optional: boolean; typed: TypedCall }) {
  const { try: text } = useCopy(apiDocsTexts).apiDocs;
  return (
    <>
      {optional ? (
        <Switch
          label={text.withoutBody}
          checked={typed.bare}
          onChange={(event) => typed.setBare(event.target.checked)}
        />
      ) : null}
      {typed.bare ? null : (
        <Field label={text.body} error={typed.problemOf("body")}>
          <Textarea
            value={typed.body}
            onChange={(event) => typed.setBody(event.target.value)}
            rows={Math.min(16, Math.max(3, typed.body.split("\n").length))}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono text-base lg:text-sm"
          />
        </Field>
      )}
    </>
  );
}

function Result({ answered, onToken }: { answered: Answered; onToken: (token: string) => void }) {
  const { try: text } = useCopy(apiDocsTexts).apiDocs;
  const good = answered.status < 400;
  return (
    <div className="grid min-w-0 gap-2">
      <p role="status" className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{text.answered}</span>
        <Tag tone={good ? "ok" : "bad"} className="font-mono">
          {answered.status}
        </Tag>
        <span className="text-sm text-ink-2">{fill(text.milliseconds, { ms: answered.ms })}</span>
      </p>
      <CodeBlock label={text.answered} code={answered.text || text.empty} wrap />
      {answered.cut ? <p className="text-sm text-ink-2">{text.cut}</p> : null}
      {answered.token ? (
        <Button variant="soft" className="sm:justify-self-start" onClick={() => onToken(answered.token ?? "")}>
          {text.useToken}
        </Button>
      ) : null}
    </div>
  );
}

/** Form that sends a real request, with the equivalent curl command. */
export function TryCall(props: TryCallProps) {
  const { apiDocs } = useCopy(apiDocsTexts);
  const { try: text } = apiDocs;
  const title = useId();
  const typed = useTypedCall(props);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const destroys = props.method === "delete" || DESTROYS.includes(props.id);

  const send = async () => {
    setBusy(true);
    setFailed(false);
    try {
      setAnswered(await typed.send());
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.check()) return;
    if (destroys) setAsking(true);
    else void send();
  };
  const storeToken = (token: string) => {
    typed.setToken(token);
    toast.success(text.tokenUsed);
  };

  return (
    <Card title={<span id={title}>{text.title}</span>} aria-labelledby={title}>
      {props.method === "get" ? null : <Banner tone="warn">{text.text}</Banner>}
      <form onSubmit={submit} noValidate className="grid min-w-0 gap-4">
        {props.token === "none" ? null : (
          <TextField
            label={text.token}
            optional={props.token === "optional"}
            hint={text.tokenHint}
            value={typed.token}
            onType={(value) => typed.setToken(value.trim())}
          />
        )}
        {[...props.parameters, ...(props.form ?? []).filter((field) => !field.file)].map(({ name, required }) => (
          <TextField
            key={name}
            label={name}
            optional={!required}
            error={typed.problemOf(name)}
            value={typed.values[name] ?? ""}
            onType={(value) => typed.setValue(name, value)}
          />
        ))}
        {(props.form ?? []).map(({ name, file }) => (file ? <FileField key={name} name={name} typed={typed} /> : null))}
        {props.json ? <BodyField optional={props.json.optional} typed={typed} /> : null}
        <Button type="submit" loading={busy} className="sm:justify-self-start">
          {text.send}
        </Button>
      </form>
      <ErrorBanner>{failed ? text.failed : null}</ErrorBanner>
      {answered ? <Result answered={answered} onToken={storeToken} /> : null}
      <div className="grid min-w-0 gap-1.5">
        <h3>{apiDocs.curl}</h3>
        <CodeBlock label={apiDocs.curl} code={curlOf(typed.wire)} wrap />
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.sure.title}
        text={text.sure.text}
        confirmLabel={text.sure.confirm}
        cancelLabel={text.sure.cancel}
        tone="bad"
        onConfirm={send}
      />
    </Card>
  );
}
