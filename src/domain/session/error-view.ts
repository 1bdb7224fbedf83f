export type ErrorInput = {
  status: number;
  /** The query parameters of `/error`, percent-encoded or already decoded. */
  code?: string | null;
  error?: string | null;
  /** The requested path of an unmatched route. */
  path?: string | null;
};

export type ErrorView =
  | {
      kind: "notFound";
      /** `Page Not Found: {path}` for a path that matches no route. */
      message: { path: string } | null;
    }
  | {
      kind: "generic";
      /** Null text means "Error desconocido"; a code precedes the text in square brackets. */
      message: { code: string | null; text: string | null };
    };

const MAX_SHOWN = 500;

/** Which of the two error pages to show, and its message (docs/product.md#error-page). */
export function errorView({ status, code, error, path }: ErrorInput): ErrorView {
  const shownCode = short(code);
  const text = short(decode(error));
  if (isNotFound(status, shownCode, text)) {
    const message = path ? { path: path.slice(0, MAX_SHOWN) } : null;
    return { kind: "notFound", message };
  }
  return {
    kind: "generic",
    // The code is shown only with a text.
    message: { code: text === null ? null : shownCode, text },
  };
}

function isNotFound(status: number, code: string | null, text: string | null): boolean {
  if (status === 404) return true;
  if (status !== 400 || !code?.startsWith("400")) return false;
  const lower = (text ?? "").toLowerCase();
  return lower.includes("not found") || lower.includes("no existe");
}

/** The text of the error card: "Error desconocido", or the decoded text with its code. */
export function errorMessage(message: { code: string | null; text: string | null }, unknownText: string): string {
  if (message.text === null) return unknownText;
  return message.code === null ? message.text : `[${message.code}] ${message.text}`;
}

function decode(text: string | null | undefined): string | null {
  if (!text) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function short(text: string | null | undefined): string | null {
  const trimmed = text?.trim().slice(0, MAX_SHOWN);
  return trimmed ? trimmed : null;
}
