import { STATUS_CODES } from "node:http";
import type { Answer } from "./request.ts";

/** One request of a visit. */
interface AskedFile {
  host: string;
  path: string;
  /** What a page told the server; null for what it asked for. */
  body: string | null;
  /** What it is to the page: "document", "script", "image" and others. */
  type: string;
}

/** One request of a visit, and its answer. */
export interface VisitAnswer extends AskedFile {
  status: number;
  /** Names and values in turn, without those that a server writes for each answer. */
  headers: string[];
  bytes: Buffer;
  /** Of the whole answer, with its headers. */
  wire: number;
}

/** What `node:http` writes itself. */
const OWN_HEADERS = ["date", "connection", "keep-alive", "transfer-encoding"];

export function answerOf(asked: AskedFile, { status, rawHeaders, body }: Answer): VisitAnswer {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n\r\n`.length;
  const headers: string[] = [];
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const [name = "", value = ""] = rawHeaders.slice(n, n + 2);
    head += Buffer.byteLength(`${name}: ${value}\r\n`, "latin1");
    if (!OWN_HEADERS.includes(name.toLowerCase())) headers.push(name, value);
  }
  return { ...asked, status, headers, bytes: body, wire: head + body.length };
}

export const isPhoto = ({ path }: AskedFile): boolean => path.startsWith("/storage/images/");

/** Whether it is calculated for one visitor, as the prices of a cart are: it can be neither kept nor repeated. */
export const isCalculated = ({ path }: AskedFile): boolean => path.startsWith("/api/trpc/");
