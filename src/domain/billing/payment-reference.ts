/** What a payer is shown of a subscription that is not confirmed, and what somebody of the team finds it by. */
export function paymentReference(requestKey: string): string {
  return `VD-${requestKey.slice(0, 8).toUpperCase()}`;
}

/** How the keys begin that are shown as this; null where it is no such reference. */
export function referencedKey(typed: string): string | null {
  return /^\s*vd[\s-]*([0-9a-f]{8})\s*$/i.exec(typed)?.[1]?.toLowerCase() ?? null;
}
