import Link from "next/link";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Tag } from "~/components/ui/tag";
import type { Copy } from "~/copy/copy";
import type { ApiDocument } from "~/domain/site/api-document";
import { CodeBlock } from "./code-block";
import { curlOf } from "./curl";
import { DOCS } from "./docs-address";
import { Marked } from "./field-list";

/** General part of the docs: base URL, authentication and responses. */
export function Guide({ document, text }: { document: ApiDocument; text: Copy["apiDocs"] }) {
  const { guide } = text;
  const base = document.servers[0]?.url ?? "";
  const login = curlOf({
    method: "POST",
    url: `${base}/login`,
    withToken: false,
    body: { kind: "json", text: '{"email": "ana@ejemplo.com", "password": "una-clave-larga"}' },
  });
  const user = curlOf({ method: "GET", url: `${base}/user`, withToken: true });
  const failures = Object.entries(document.components.responses);
  return (
    <div className="grid min-w-0 gap-4">
      <Card title={guide.title}>
        <p>
          {guide.base} <code className="font-mono font-semibold wrap-anywhere">{base}</code>
        </p>
        {guide.steps.map(({ title, text: what }, at) => (
          <div key={title} className="grid min-w-0 gap-1.5">
            <h3>{title}</h3>
            <p className="text-ink-2">{what}</p>
            <CodeBlock label={title} code={at === 0 ? login : user} wrap />
          </div>
        ))}
        <Button asChild variant="sec" className="sm:justify-self-start">
          <Link href={`${DOCS}/login`} prefetch={false}>
            {guide.login}
          </Link>
        </Button>
      </Card>
      <Card title={guide.answers}>
        <p className="text-ink-2">
          <Marked>{guide.answersText}</Marked>
        </p>
        <CodeBlock label={guide.answers} code={guide.answersExample} wrap />
      </Card>
      <Card title={guide.rules}>
        <ul className="grid list-disc gap-2 pl-5 text-ink-2">
          {guide.rulesList.map((rule) => (
            <li key={rule}>
              <Marked>{rule}</Marked>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={guide.errors} className="gap-1">
        <ul className="divide-y divide-line">
          {failures.map(([name, { description }]) => (
            <li key={name} className="flex items-start gap-3 py-2">
              <Tag tone={name.startsWith("5") ? "bad" : "warn"} className="font-mono">
                {name}
              </Tag>
              <p className="min-w-0 text-sm text-ink-2">
                <Marked>{description}</Marked>
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
