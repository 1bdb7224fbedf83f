import { ADMIN_LIMITS, TENT_STATES, type TentListInput, USER_STATES, type UserListInput } from "./schemas";

type Get = (name: string) => string | null;

function commonOf(get: Get) {
  const plan = get("plan") ?? "";
  const page = Number(get("pagina") ?? 1);
  return {
    search: get("q")?.trim().slice(0, ADMIN_LIMITS.search) || null,
    planId: /^\d{1,9}$/.test(plan) ? Number(plan) : null,
    page: Number.isInteger(page) && page >= 1 && page <= ADMIN_LIMITS.page ? page : 1,
  };
}

/** Parses the query string of the user list; unknown values fall back to the unfiltered list. */
export function userListInputOf(get: Get): UserListInput {
  return { ...commonOf(get), state: USER_STATES.find((known) => known === get("estado")) ?? null };
}

export function tentListInputOf(get: Get): TentListInput {
  return { ...commonOf(get), state: TENT_STATES.find((known) => known === get("estado")) ?? null };
}

/** The URL of a list, without the parameters that have their default value. */
export function listAddress(path: string, asked: Partial<UserListInput> | Partial<TentListInput>): string {
  const { state, planId, search, page } = asked;
  const query = new URLSearchParams();
  if (state) query.set("estado", state);
  if (planId !== undefined && planId !== null) query.set("plan", String(planId));
  if (search) query.set("q", search);
  if (page && page > 1) query.set("pagina", String(page));
  const written = query.toString();
  return written ? `${path}?${written}` : path;
}
