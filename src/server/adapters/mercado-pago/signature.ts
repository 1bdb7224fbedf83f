import { createHmac, timingSafeEqual } from "node:crypto";
import { isRecent } from "~/server/adapters/http/webhook-age";

interface Signed {
  /** `x-signature`: `ts=…,v1=…` */
  signature: string;
  requestId: string | undefined;
  /** The `data.id` query parameter. */
  dataId: string | undefined;
}

/**
 * Whether the header was signed with our secret recently; absent parts are left out, and the letters of the id may have
 * been lowercased.
 */
export function isSigned({ signature, requestId, dataId }: Signed, secret: string, now: Date): boolean {
  const parts = new Map(signature.split(",").map((part) => [part.split("=")[0]?.trim(), part.split("=")[1]?.trim()]));
  const [ts, v1] = [parts.get("ts"), parts.get("v1")];
  if (!ts || !/^\d{10}(\d{3})?$/.test(ts) || !v1 || !/^[0-9a-f]{64}$/i.test(v1)) return false;
  if (!isRecent(new Date(Number(ts) * (ts.length === 10 ? 1_000 : 1)), now)) return false;
  const given = Buffer.from(v1, "hex");
  return [dataId, dataId?.toLowerCase()].some((id) => {
    const manifest = `${id ? `id:${id};` : ""}${requestId ? `request-id:${requestId};` : ""}ts:${ts};`;
    return timingSafeEqual(createHmac("sha256", secret).update(manifest).digest(), given);
  });
}
