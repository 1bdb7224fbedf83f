import type { WireCall } from "./curl";

/** What came back, as it is shown. */
export interface Answered {
  status: number;
  ms: number;
  text: string;
  cut: boolean;
  /** Of a log-in: what the other calls need. */
  token: string | null;
}

/** More would make a cheap phone slow, and nobody reads it here. */
const LONGEST_SHOWN = 60_000;

function formOf(fields: { name: string; value: string | File }[]): FormData {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  return form;
}

function readable(text: string): { shown: string; token: string | null } {
  try {
    const parsed = JSON.parse(text) as { meta?: { token?: unknown } } | null;
    const token = parsed?.meta?.token;
    return { shown: JSON.stringify(parsed, null, 2), token: typeof token === "string" ? token : null };
  } catch {
    return { shown: text, token: null };
  }
}

interface Sent extends Pick<WireCall, "method" | "url"> {
  token: string;
  json?: string | undefined;
  form?: { name: string; value: string | File }[] | undefined;
}

/** Makes the call as a program would: its token and nothing of this browser's. @throws when the server is out of reach */
export async function sendCall({ method, url, token, json, form }: Sent): Promise<Answered> {
  const started = performance.now();
  const body = json ?? (form ? formOf(form) : undefined);
  const response = await fetch(url, {
    method,
    credentials: "omit",
    cache: "no-store",
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const { shown, token: given } = readable(await response.text());
  return {
    status: response.status,
    ms: Math.round(performance.now() - started),
    text: shown.slice(0, LONGEST_SHOWN),
    cut: shown.length > LONGEST_SHOWN,
    token: response.ok ? given : null,
  };
}
