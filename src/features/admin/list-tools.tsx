"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Button } from "~/components/ui/button";
import { Chip, ChipRow } from "~/components/ui/chip";
import { EmptyState } from "~/components/ui/empty-state";
import { SearchField } from "~/components/ui/search-field";
import { Select } from "~/components/ui/select";
import { WaitingRows } from "~/components/ui/waiting-rows";
import { adminTexts } from "~/copy/admin";
import { listAddress } from "~/domain/admin/list-address";
import { ADMIN_LIMITS, type TentListInput, type UserListInput } from "~/domain/admin/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { useTypedSearch } from "~/features/app-context/use-typed-search";

export interface ListToolsProps<State extends string> {
  path: string;
  asked: UserListInput | TentListInput;
  searchLabel: string;
  states: readonly State[];
  labels: Record<State, string>;
}

/** Search, state and plan filters of a list, stored in the URL. */
export function ListTools<State extends string>({ path, asked, searchLabel, states, labels }: ListToolsProps<State>) {
  const { admin: copy } = useCopy(adminTexts);
  const { plans } = useSession();
  const router = useRouter();
  const to = (over: object) => listAddress(path, { ...asked, page: 1, ...over });
  const [typed, type, stop] = useTypedSearch(asked.search, (search) => to({ search }));
  return (
    <>
      <div className="mb-3 flex gap-2 max-sm:flex-col">
        <SearchField
          label={searchLabel}
          clearLabel={copy.clearSearch}
          value={typed}
          onValueChange={type}
          maxLength={ADMIN_LIMITS.search}
        />
        <div className="sm:w-56">
          <Select
            aria-label={copy.planFilter}
            value={asked.planId ?? ""}
            onChange={({ target }) => {
              stop();
              router.replace(to({ search: typed.trim() || null, planId: target.value === "" ? null : target.value }));
            }}
          >
            <option value="">{copy.everyPlan}</option>
            {plans.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <ChipRow label={copy.filters} className="mb-3">
        {[null, ...states].map((state) => (
          <Chip key={state ?? ""} asChild chosen={state === asked.state}>
            <Link href={to({ state })} prefetch={false} scroll={false} onClick={stop}>
              {state === null ? copy.all : labels[state]}
            </Link>
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}

export function NothingFound({ path }: { path: string }) {
  const { nothing } = useCopy(adminTexts).admin;
  return (
    <EmptyState
      plain
      title={nothing.title}
      text={nothing.text}
      actions={
        <Button asChild variant="sec">
          <Link href={path}>{nothing.action}</Link>
        </Button>
      }
    />
  );
}

/** Placeholder rows while an admin list loads. */
export function WaitingList() {
  const { loading } = useCopy(adminTexts).admin;
  return <WaitingRows label={loading} rows={6} />;
}
