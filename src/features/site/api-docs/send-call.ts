import { within } from "~/lib/within";
import type { WireCall } from "./curl";

/** A response prepared for display. */
export interface Answered {
  status: number;
  ms: number;
  text: string;
  cut: boolean;
  /** Token returned by a log-in call, for use in other calls. */
  token: string | null;
}

/** Maximum characters shown: more would slow down cheap phones. */
const LONGEST_SHOWN = 60_000;

/** Some calls take long. */
const CALL_MS = 60_000;

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

/** Sends the request like an API client: with the token, without cookies. @throws when the server is unreachable */
export async function sendCall({ method, url, token, json, form }: Sent): Promise<Answered> {
  const started = performance.now();
  const body = json ?? (form ? formOf(form) : undefined);
  const { response, said } = await within(
    async (signal) => {
      const response = await fetch(url, {
        method,
        credentials: "omit",
        cache: "no-store",
        headers: {
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(json === undefined ? {} : { "Content-Type": "application/json" }),
        },
        ...(body === undefined ? {} : { body }),
        signal,
      });
      return { response, said: await response.text() };
    },
    { ms: CALL_MS },
  );
  const { shown, token: given } = readable(said);
  return {
    status: response.status,
    ms: Math.round(performance.now() - started),
    text: shown.slice(0, LONGEST_SHOWN),
    cut: shown.length > LONGEST_SHOWN,
    token: response.ok ? given : null,
  };
}
