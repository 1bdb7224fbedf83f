"use client";

import { EllipsisVertical, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { IconButton } from "~/components/ui/icon-button";
import { List } from "~/components/ui/list";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { orderTexts } from "~/copy/order";
import { BUILT_IN_TEMPLATES } from "~/domain/order/manage/template";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { type ListChanges, removed, reordered, sets, withPendingRows } from "~/features/outbox/pending-rows";
import { PendingTag } from "~/features/outbox/pending-tag";
import { UnsentNamed } from "~/features/outbox/unsent-named";
import { useChange } from "~/features/outbox/use-change";
import { useOutbox } from "~/features/outbox/use-outbox";
import { lazyPart } from "~/lib/lazy-part";
import { api } from "~/trpc/react";
import type { Template } from "./template-dialog";

const TemplateDialog = lazyPart(() => import("./template-dialog").then((module) => module.TemplateDialog));

const SHOWN: ListChanges<"template", Template> = {
  "order.createTemplate": null,
  "order.deleteTemplate": removed,
  "order.orderTemplates": reordered,
  "order.updateTemplate": sets("name", "text"),
};

/** `/pedidos/respuestas`: the merchant's own reply templates in their order, then those every shop has. */
export function TemplateList() {
  const { order } = useCopy(orderTexts);
  const { answers: copy } = order;
  const outbox = useOutbox();
  const change = useChange();
  const { data } = api.order.templates.useQuery();
  const own = data && withPendingRows(data, outbox, SHOWN);
  const [editing, setEditing] = useState<Template | "new" | null>(null);
  const [deleting, setDeleting] = useState<Template | null>(null);
  const reorder = api.order.orderTemplates.useMutation();
  const remove = api.order.deleteTemplate.useMutation();

  const move = (from: number, to: number) => {
    const list = [...(own ?? [])];
    list.splice(to, 0, ...list.splice(from, 1));
    void change(reorder.mutateAsync({ list: list.map(({ id }, order) => ({ id, order })) }), null);
  };
  const add = (
    <Button onClick={() => setEditing("new")}>
      <Plus aria-hidden="true" />
      {copy.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={copy.title}
        back={{ href: "/pedidos", label: order.back }}
        actions={<div className="max-lg:hidden">{add}</div>}
      />
      <section className="mb-6">
        <h2 className="mb-3">{copy.ownTitle}</h2>
        <UnsentNamed state={outbox} path="order.createTemplate" listed={data ?? []} detail="text" />
        {own?.length === 0 ? <p className="mb-3 text-ink-2">{copy.none}</p> : null}
        {own && own.length > 0 ? (
          <List aria-label={copy.ownTitle} className="mb-3">
            {own.map((template, index) => (
              <Answer key={template.id} name={template.name} text={template.text} pending={template.pending}>
                <DropdownMenu>
                  <DropdownMenuTrigger asChild>
                    <IconButton label={copy.actionsOf(template.name)}>
                      <EllipsisVertical aria-hidden="true" />
                    </IconButton>
                  </DropdownMenuTrigger>
                  <DropdownMenuContent>
                    <DropdownMenuItem onSelect={() => setEditing(template)}>{copy.change}</DropdownMenuItem>
                    {index > 0 ? (
                      <DropdownMenuItem onSelect={() => move(index, index - 1)}>{copy.up}</DropdownMenuItem>
                    ) : null}
                    {index < own.length - 1 ? (
                      <DropdownMenuItem onSelect={() => move(index, index + 1)}>{copy.down}</DropdownMenuItem>
                    ) : null}
                    <DropdownMenuItem tone="bad" onSelect={() => setDeleting(template)}>
                      {copy.remove}
                    </DropdownMenuItem>
                  </DropdownMenuContent>
                </DropdownMenu>
              </Answer>
            ))}
          </List>
        ) : null}
        <div className="lg:hidden">{add}</div>
      </section>
      <section>
        <h2 className="mb-3">{copy.builtInTitle}</h2>
        <List aria-label={copy.builtInTitle}>
          {BUILT_IN_TEMPLATES.map((key) => (
            <Answer key={key} {...copy.builtIn[key]} />
          ))}
        </List>
      </section>
      {editing ? (
        <TemplateDialog template={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => (open ? undefined : setDeleting(null))}
        title={fill(copy.confirmDelete.title, { name: deleting?.name ?? "" })}
        text={copy.confirmDelete.text}
        confirmLabel={copy.confirmDelete.confirm}
        cancelLabel={copy.confirmDelete.keep}
        tone="bad"
        onConfirm={async () => {
          if (!deleting) return;
          const outcome = await change(remove.mutateAsync({ id: deleting.id }));
          if (outcome.kind === "refused") throw outcome.error;
          if (outcome.kind === "saved") toast.success(copy.deleted);
        }}
      />
    </>
  );
}

type AnswerProps = { name: string; text: string; pending?: boolean; children?: React.ReactNode };

function Answer({ name, text, pending = false, children }: AnswerProps) {
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm whitespace-pre-line text-ink-2 wrap-anywhere">{text}</p>
        {pending ? <PendingTag /> : null}
      </div>
      {children}
    </li>
  );
}
