import { Card } from "~/components/ui/card";
import { Tag } from "~/components/ui/tag";
import { apiDocsTexts } from "~/copy/api-docs";
import type { ApiDocument, ApiParameter, ApiSchema } from "~/domain/site/api-document";
import { BackToCalls } from "./back-to-calls";
import { CodeBlock } from "./code-block";
import { FieldRow, Marked, SchemaView } from "./field-list";
import { MethodTag } from "./method-tag";
import { type Call, resolveAnswer, resolveSchema, tokenNeed } from "./read-document";
import { TryCall } from "./try-call";
import type { TryCallProps } from "./use-typed-call";

const text = apiDocsTexts.neutral;
const JSON_TYPE = "application/json";
const FORM_TYPE = "multipart/form-data";

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

interface PartProps {
  document: ApiDocument;
  call: Call;
}

function Parameters({ document, title, list }: { document: ApiDocument; title: string; list: ApiParameter[] }) {
  if (list.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="divide-y divide-line">
        {list.map(({ name, required, schema, description }) => (
          <FieldRow
            key={name}
            document={document}
            name={name}
            required={required}
            schema={description ? { ...schema, description } : schema}
          />
        ))}
      </ul>
    </div>
  );
}

function Sent({ document, call: { operation } }: PartProps) {
  const { parameters = [], requestBody } = operation;
  const json = requestBody?.content[JSON_TYPE];
  const form = requestBody?.content[FORM_TYPE];
  const body = json ?? form;
  const inside = parameters.filter((one) => one.in === "path");
  const behind = parameters.filter((one) => one.in === "query");
  const alsoAsImage = form && Object.keys(requestBody?.content ?? {}).length > 1;
  return (
    <Card title={text.send} className="gap-3">
      {body || parameters.length > 0 ? null : <p className="text-ink-2">{text.sendNothing}</p>}
      <Parameters document={document} title={text.path} list={inside} />
      {alsoAsImage ? null : <Parameters document={document} title={text.query} list={behind} />}
      {body ? (
        <div>
          <h3>{form ? text.asForm : requestBody?.required ? text.body : text.bodyOptional}</h3>
          <SchemaView document={document} schema={body.schema} />
          {alsoAsImage ? <p className="pt-1 text-sm text-ink-2">{text.asImage}</p> : null}
        </div>
      ) : null}
    </Card>
  );
}

function Answered({ document, call: { operation } }: PartProps) {
  return Object.entries(operation.responses)
    .filter(([status]) => status.startsWith("2"))
    .map(([status, named]) => {
      const { content } = resolveAnswer(document, named);
      const media = content?.[JSON_TYPE];
      return (
        <Card key={status} title={text.answer} aside={<Tag tone="ok">{status}</Tag>} className="gap-3">
          {media ? (
            <>
              <SchemaView document={document} schema={media.schema} answer />
              {media.example === undefined ? null : (
                <div className="grid gap-1.5">
                  <h3>{text.example}</h3>
                  <CodeBlock label={`${text.example} (${status})`} code={pretty(media.example)} />
                </div>
              )}
            </>
          ) : null}
        </Card>
      );
    });
}

function Failures({ document, call: { operation } }: PartProps) {
  const failures = Object.entries(operation.responses).filter(([status]) => !status.startsWith("2"));
  return (
    <Card title={text.errors} className="gap-1">
      <ul className="divide-y divide-line">
        {failures.map(([status, named]) => (
          <li key={status} className="flex items-start gap-3 py-2">
            <Tag tone={status.startsWith("5") ? "bad" : "warn"} className="font-mono">
              {status}
            </Tag>
            <p className="min-w-0 text-sm text-ink-2">
              <Marked>{resolveAnswer(document, named).description}</Marked>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Fields of a multipart form, the picture first. */
function formFields(document: ApiDocument, schema: ApiSchema, example: unknown): TryCallProps["form"] {
  const { properties = {}, required = [] } = resolveSchema(document, schema).schema;
  const values = (example ?? {}) as Record<string, unknown>;
  return Object.entries(properties).map(([name, field]) => {
    const file = field.format === "binary";
    return { name, file, required: required.includes(name), example: file ? "" : String(values[name] ?? "") };
  });
}

/** Props of the form that tries a call. */
function tryOf({ document, call: { id, method, path, operation } }: PartProps): TryCallProps {
  const content = operation.requestBody?.content ?? {};
  const json = content[JSON_TYPE];
  const form = content[FORM_TYPE];
  const parameters = (operation.parameters ?? []).filter((one) => !form || one.in === "path");
  return {
    id,
    method,
    path,
    base: document.servers[0]?.url ?? "",
    token: tokenNeed(operation),
    parameters: parameters.map(({ name, in: place, required, example }) => ({
      name,
      inPath: place === "path",
      required,
      example: example === undefined ? "" : String(example),
    })),
    json: json ? { example: pretty(json.example ?? {}), optional: operation.requestBody?.required === false } : null,
    form: form ? formFields(document, form.schema, form.example) : null,
  };
}

/** One API call: parameters, responses, and a form that sends a real request. */
export function CallPage({ document, call }: PartProps) {
  const { method, path, summary, operation } = call;
  const need = tokenNeed(operation);
  return (
    <article className="grid min-w-0 gap-4">
      <header className="grid gap-2">
        <div className="flex min-w-0 items-center gap-1">
          <BackToCalls />
          <h1 className="min-w-0">{summary}</h1>
        </div>
        <p className="flex min-w-0 flex-wrap items-center gap-2">
          <MethodTag method={method} />
          <code className="min-w-0 font-mono text-md wrap-anywhere">/api{path}</code>
          <Tag tone={need === "none" ? "ok" : "neutral"}>{text.who[need]}</Tag>
        </p>
        {operation.description ? (
          <p className="text-ink-2">
            <Marked>{operation.description}</Marked>
          </p>
        ) : null}
      </header>
      <Sent document={document} call={call} />
      <TryCall key={call.id} {...tryOf({ document, call })} />
      <Answered document={document} call={call} />
      <Failures document={document} call={call} />
    </article>
  );
}
