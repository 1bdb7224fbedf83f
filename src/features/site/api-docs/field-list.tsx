import { ChevronDown } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Tag } from "~/components/ui/tag";
import { apiDocsTexts } from "~/copy/api-docs";
import type { ApiDocument, ApiSchema } from "~/domain/site/api-document";
import { alternatives, resolveSchema, writableFields } from "./read-document";
import { limitWords, typeWords } from "./type-words";

const DEEPEST = 5;
const text = apiDocsTexts.neutral;

interface SchemaViewProps {
  document: ApiDocument;
  schema: ApiSchema;
  depth?: number;
  /** The schema is a response: shown expanded, without "required" marks. */
  answer?: boolean;
}

/** Renders text between backticks as code. */
export function Marked({ children }: { children: string }) {
  return children
    .split("`")
    .map((part, at) => (
      <Fragment key={at}>{at % 2 === 1 ? <code className="font-mono text-[0.9em]">{part}</code> : part}</Fragment>
    ));
}

/** The nested object or list of a field that can be expanded; null when the type says it all. */
function insideOf(document: ApiDocument, schema: ApiSchema): ApiSchema | null {
  const { schema: own } = resolveSchema(document, schema);
  if (own.items) return insideOf(document, own.items);
  if (own.properties) return own;
  const forms = alternatives(own).flatMap((form) => insideOf(document, form) ?? []);
  return forms.length === 1 ? (forms[0] ?? null) : null;
}

function Inside({ summary, open, children }: { summary: ReactNode; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="min-w-0 basis-full">
      <summary className="flex min-h-11 w-fit list-none items-center gap-1 rounded-lg text-sm font-semibold text-brand-ink [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform [[open]>summary>&]:rotate-180" />
      </summary>
      <div className="border-l-2 border-line pl-3">{children}</div>
    </details>
  );
}

interface FieldProps extends SchemaViewProps {
  name: string;
  required?: boolean;
}

export function FieldRow({ document, schema, name, required, depth = 0, answer = false }: FieldProps) {
  const inside = depth < DEEPEST ? insideOf(document, schema) : null;
  const type = typeWords(schema, text.words);
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 py-2">
      <code className="font-mono text-sm font-semibold wrap-anywhere">{name}</code>
      {required ? <Tag tone="blue">{text.required}</Tag> : null}
      {inside ? null : <span className="text-sm text-ink-2 wrap-anywhere">{type}</span>}
      {limitWords(schema, text.words).map((limit) => (
        <span key={limit} className="text-sm text-ink-2 wrap-anywhere">
          {limit}
        </span>
      ))}
      {schema.description ? (
        <p className="basis-full text-sm text-ink-2">
          <Marked>{schema.description}</Marked>
        </p>
      ) : null}
      {inside ? (
        <Inside summary={type} open={answer}>
          <SchemaView document={document} schema={inside} depth={depth + 1} />
        </Inside>
      ) : null}
    </li>
  );
}

/** Fields of a request or response body, with nested ones collapsed. */
export function SchemaView({ document, schema, depth = 0, answer = false }: SchemaViewProps) {
  const { schema: own } = resolveSchema(document, schema);
  const writable = writableFields(document, own);
  if (writable) {
    const id = resolveSchema(document, alternatives(own)[0] ?? {}).schema.properties?.id;
    return (
      <ul className="divide-y divide-line">
        {id ? <FieldRow document={document} name="id" schema={id} required depth={depth} /> : null}
        <FieldRow document={document} name="field" schema={{ enum: writable.map(([name]) => name) }} required />
        <li className="py-2">
          <p className="flex flex-wrap items-center gap-2">
            <code className="font-mono text-sm font-semibold">value</code>
            <span className="text-sm text-ink-2">{text.writable}</span>
          </p>
          <ul className="border-l-2 border-line pl-3">
            {writable.map(([name, value]) => (
              <FieldRow key={name} document={document} name={name} schema={value} depth={depth + 1} />
            ))}
          </ul>
        </li>
      </ul>
    );
  }
  const forms = alternatives(own);
  if (forms.length > 1) {
    return (
      <div className="grid gap-2">
        <p className="text-sm text-ink-2">{text.oneOf}</p>
        {forms.map((form, at) => (
          <div key={at} className="border-l-2 border-line pl-3">
            <SchemaView document={document} schema={form} depth={depth + 1} />
          </div>
        ))}
      </div>
    );
  }
  const fields = insideOf(document, own);
  if (!fields?.properties) return <p className="py-2 text-sm text-ink-2">{typeWords(schema, text.words)}</p>;
  return (
    <>
      {own.items ? <p className="py-2 text-sm text-ink-2">{typeWords(own, text.words)}</p> : null}
      <ul className="divide-y divide-line">
        {Object.entries(fields.properties).map(([name, field]) => (
          <FieldRow
            key={name}
            document={document}
            name={name}
            schema={field}
            required={depth === 0 && !answer && fields.required?.includes(name)}
            depth={depth}
            answer={answer}
          />
        ))}
      </ul>
    </>
  );
}
