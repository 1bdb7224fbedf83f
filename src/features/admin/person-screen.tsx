"use client";

import { Group } from "~/components/ui/card";
import { Switch } from "~/components/ui/switch";
import { Tag } from "~/components/ui/tag";
import { toast } from "~/components/ui/toast";
import { adminTexts } from "~/copy/admin";
import { billingTexts } from "~/copy/billing";
import { fill } from "~/copy/fill";
import { formatPrice } from "~/domain/money/money";
import { DOT_GROUPS } from "~/domain/money/number-format";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { PageHeader } from "~/features/app-context/page-header";
import { momentText } from "~/features/billing/words";
import { api } from "~/trpc/react";
import { AuditList } from "./audit-list";
import type { Person } from "./person";
import { PersonPlan } from "./person-plan";
import { PersonTents } from "./person-tents";

/** `/admin/usuarios/{id}`: one user with all the data and actions open to a super-user. */
export function PersonScreen({ initial }: { initial: Person }) {
  const { admin } = useCopy(adminTexts);
  const { person: copy, tags } = admin;
  const { data: person } = api.admin.user.useQuery({ id: initial.id }, { initialData: initial });
  const isMerchant = person.role === "MERCHANT";
  return (
    <>
      <PageHeader
        title={person.name}
        back={{ href: "/admin", label: copy.back }}
        actions={isMerchant ? null : <Tag tone="blue">{tags.super}</Tag>}
      />
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <div className="grid min-w-0 gap-4">
          <PersonTents person={person} />
          {isMerchant ? <PersonPlan person={person} /> : null}
          <Account person={person} />
        </div>
        <div className="grid min-w-0 gap-4">
          {isMerchant ? <Payments person={person} /> : null}
          <Sessions person={person} />
          <Group title={copy.audit}>
            {person.audit.length > 0 ? (
              <AuditList rows={person.audit} asOf={person.asOf} timeZone={person.timeZone} />
            ) : (
              <p className="text-sm text-ink-2">{copy.noAudit}</p>
            )}
          </Group>
        </div>
      </div>
    </>
  );
}

function Account({ person }: { person: Person }) {
  const { person: copy } = useCopy(adminTexts).admin;
  const facts = [
    [copy.email, person.email],
    [copy.phone, person.phone ?? copy.none],
    [copy.country, person.country ?? copy.none],
    [copy.since, momentText(person.createdAt, person)],
  ] as const;
  return (
    <Group title={copy.account}>
      <dl className="grid gap-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2">
            <dt className="text-ink-2">{term}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
      {person.role === "MERCHANT" ? <TestFlag person={person} /> : null}
    </Group>
  );
}

function TestFlag({ person: { id, test } }: { person: Person }) {
  const { person: copy } = useCopy(adminTexts).admin;
  const utils = api.useUtils();
  const set = api.admin.setTest.useMutation({
    onSuccess: async (_answer, input) => {
      await utils.admin.user.invalidate({ id });
      toast.success(input.test ? copy.testOn : copy.testOff);
    },
  });
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line pt-4">
      <div className="min-w-0">
        <b id="test-flag" className="font-semibold">
          {copy.test}
        </b>
        <p className="text-sm text-ink-2">{copy.testHint}</p>
      </div>
      <Switch
        aria-labelledby="test-flag"
        checked={set.isPending ? Boolean(set.variables.test) : test}
        disabled={set.isPending}
        onChange={({ target }) => set.mutate({ userId: id, test: target.checked })}
      />
    </div>
  );
}

function Payments({ person }: { person: Person }) {
  const { admin, billing } = useCopy(adminTexts, billingTexts);
  const { person: copy } = admin;
  return (
    <Group title={copy.payments}>
      {person.payments.length === 0 ? <p className="text-sm text-ink-2">{copy.noPayments}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {person.payments.map(({ id, planName, provider, status, amountCents, currency, chargedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{planName}</p>
              <p className="text-sm text-ink-2">
                {momentText(chargedAt, person)} · {billing.providers[provider]}
              </p>
            </div>
            <span className="flex flex-wrap items-center gap-2">
              <Tag tone={status === "APPROVED" ? "ok" : status === "PENDING" ? "warn" : "bad"}>
                {billing.detail.status[status]}
              </Tag>
              <b className="font-head whitespace-nowrap">
                {formatPrice(amountCents, { symbol: `${currency} `, ...DOT_GROUPS })}
              </b>
            </span>
          </li>
        ))}
      </ul>
    </Group>
  );
}

function Sessions({ person }: { person: Person }) {
  const copies = useCopy(adminTexts);
  const { person: copy } = copies.admin;
  return (
    <Group title={copy.sessions}>
      {person.sessions.length === 0 ? <p className="text-sm text-ink-2">{copy.noSessions}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {person.sessions.map(({ device: { browser, system }, address, lastSeenAt }) => (
          <li key={`${lastSeenAt.getTime()}-${address}`}>
            <p className="font-semibold">
              {browser && system ? fill(copy.device, { browser, system }) : (browser ?? system ?? copy.unknownDevice)}
            </p>
            <p className="text-sm text-ink-2 wrap-anywhere">
              {formatWhen(lastSeenAt, person.asOf, person.timeZone)}
              {address ? ` · ${address}` : null}
            </p>
          </li>
        ))}
      </ul>
    </Group>
  );
}
