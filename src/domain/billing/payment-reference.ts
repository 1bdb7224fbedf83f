import { pastedCode } from "../pasted-code";

/** The reference shown to the payer of an unconfirmed subscription; the team uses it to find the subscription. */
export function paymentReference(requestKey: string): string {
  return `VD-${requestKey.slice(0, 8).toUpperCase()}`;
}

/** The prefix of the request keys a reference stands for; null if the text is not a reference. */
export function referencedKey(typed: string): string | null {
  return /^vd[\s-]*([0-9a-f]{8})$/i.exec(pastedCode(typed))?.[1]?.toLowerCase() ?? null;
}
