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
import { outboxTexts } from "~/copy/outbox";
import { BUILT_IN_TEMPLATES } from "~/domain/order/manage/template";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { UnsentNamed } from "~/features/outbox/unsent-named";
import { useOutbox } from "~/features/outbox/use-outbox";
import { lazyPart } from "~/lib/lazy-part";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";
import type { Template } from "./template-dialog";

const TemplateDialog = lazyPart(() => import("./template-dialog").then((module) => module.TemplateDialog));

/** `/pedidos/respuestas`: the merchant's own reply templates in their order, then those every shop has. */
export function TemplateList() {
  const { order, outbox } = useCopy(orderTexts, outboxTexts);
  const { answers: copy } = order;
  const utils = api.useUtils();
  const { data: own } = api.order.templates.useQuery();
  const [editing, setEditing] = useState<Template | "new" | null>(null);
  const [deleting, setDeleting] = useState<Template | null>(null);
  const refresh = () => utils.order.templates.invalidate();
  const reorder = api.order.orderTemplates.useMutation({ onSuccess: refresh });
  const remove = api.order.deleteTemplate.useMutation({ onSuccess: refresh });

  const move = (from: number, to: number) => {
    const list = [...(own ?? [])];
    list.splice(to, 0, ...list.splice(from, 1));
    utils.order.templates.setData(undefined, list);
    orQueued(reorder.mutateAsync({ list: list.map(({ id }, order) => ({ id, order })) })).catch(refresh);
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
        <UnsentNamed state={useOutbox()} path="order.createTemplate" listed={own ?? []} detail="text" />
        {own?.length === 0 ? <p className="mb-3 text-ink-2">{copy.none}</p> : null}
        {own && own.length > 0 ? (
          <List aria-label={copy.ownTitle} className="mb-3">
            {own.map((template, index) => (
              <Answer key={template.id} name={template.name} text={template.text}>
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
          if ((await orQueued(remove.mutateAsync({ id: deleting.id }))) === null) toast(outbox.kept);
          else toast.success(copy.deleted);
        }}
      />
    </>
  );
}

function Answer({ name, text, children }: { name: string; text: string; children?: React.ReactNode }) {
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm whitespace-pre-line text-ink-2 wrap-anywhere">{text}</p>
      </div>
      {children}
    </li>
  );
}
