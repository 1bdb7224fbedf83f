"use client";

import { KeyRound } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Skeleton } from "~/components/ui/skeleton";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { profileTexts } from "~/copy/profile";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { api, type RouterOutputs } from "~/trpc/react";

type Tokens = RouterOutputs["account"]["tokens"];
type Token = Tokens["tokens"][number];

/** Formats a token's name and times. */
function useTokenWords({ asOf, timeZone }: Pick<Tokens, "asOf" | "timeZone">) {
  const text = useCopy(profileTexts).account.profile.tokens;
  const when = (date: Date) => formatWhen(date, asOf, timeZone);
  return ({ name, device: { browser, system }, createdAt, lastUsedAt, expiresAt }: Token) => ({
    name: browser && system ? fill(text.device, { browser, system }) : (name ?? text.unnamed),
    created: fill(text.created, { when: when(createdAt) }),
    used: lastUsedAt ? fill(text.used, { when: when(lastUsedAt) }) : text.unused,
    expires: fill(text.expires, { when: when(expiresAt) }),
    createdWhen: when(createdAt),
  });
}

interface TokenListProps {
  data: Tokens;
  onRevoke: (asked: { id: number; name: string }) => void;
}

function TokenList({ data, onRevoke }: TokenListProps) {
  const text = useCopy(profileTexts).account.profile.tokens;
  const wordsOf = useTokenWords(data);
  return (
    <ul className="grid gap-4">
      {data.tokens.map((token) => {
        const { name, created, used, expires, createdWhen } = wordsOf(token);
        return (
          <li key={token.id} className="flex min-w-0 items-center gap-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-[10px] bg-surface-2 text-ink-2">
              <KeyRound aria-hidden="true" className="size-5" />
            </span>
            <div className="min-w-0 flex-1">
              <p className="line-clamp-2 font-semibold wrap-anywhere">{name}</p>
              <p className="flex flex-wrap gap-x-3 text-sm text-ink-2 *:whitespace-nowrap">
                <span>{used}</span>
                <span>{created}</span>
                <span>{expires}</span>
              </p>
            </div>
            <Button
              variant="txt"
              size="sm"
              className="shrink-0"
              aria-label={fill(text.revokeOne, { name, when: createdWhen })}
              onClick={() => onRevoke({ id: token.id, name })}
            >
              {text.revoke}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** API tokens with access to the account, with revocation of one or all. */
export function TokensSection() {
  const text = useCopy(profileTexts).account.profile.tokens;
  const utils = api.useUtils();
  const { data } = api.account.tokens.useQuery();
  const [asking, setAsking] = useState(false);
  /** The token to revoke; null means all. Kept while the dialog fades out. */
  const [asked, setAsked] = useState<{ id: number; name: string } | null>(null);
  const revokeOne = api.account.revokeToken.useMutation();
  const revokeAll = api.account.revokeTokens.useMutation();
  const revoke = async () => {
    await (asked ? revokeOne.mutateAsync({ id: asked.id }) : revokeAll.mutateAsync());
    toast.success(asked ? text.revokedOne : text.revokedAll);
    await utils.account.tokens.invalidate();
  };
  const ask = (which: typeof asked) => {
    setAsked(which);
    setAsking(true);
  };
  return (
    <Group title={text.title}>
      <div className="-mt-2 text-sm text-ink-2">
        <p>{text.text}</p>
        <Link href="/api/docs" className="link inline-flex min-h-11 items-center">
          {text.docs}
        </Link>
      </div>
      {data ? <TokenList data={data} onRevoke={ask} /> : <Skeleton className="h-24" />}
      {data?.tokens.length === 0 ? <p className="text-sm text-ink-2">{text.none}</p> : null}
      {data && data.tokens.length > 1 ? (
        <Button variant="sec" className="sm:justify-self-start" onClick={() => ask(null)}>
          {text.revokeAll}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={asked ? text.ask.one : text.ask.all}
        text={asked ? fill(text.ask.textOne, { name: asked.name }) : text.ask.textAll}
        confirmLabel={text.ask.confirm}
        cancelLabel={text.ask.cancel}
        tone="bad"
        onConfirm={revoke}
      />
    </Group>
  );
}
