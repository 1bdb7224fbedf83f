import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const API_KEY = "sk_live_of_the_stand_in";
const APP_ID = "standin";

/** A local simulation of the parts of UploadThing that we use: signed uploads, deletion and file downloads. */
export class UploadThingStandIn {
  readonly token = Buffer.from(JSON.stringify({ apiKey: API_KEY, appId: APP_ID, regions: ["sea1"] })).toString(
    "base64",
  );
  readonly files = new Map<string, Uint8Array>();
  /** How often a file was requested. */
  downloads = 0;
  ill: "uploads" | "deletions" | "downloads" | null = null;
  /** Keys are never reusable, not even of deleted files. */
  private readonly used = new Set<string>();

  private constructor(private readonly server: Server) {
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      this.answer(request, response).catch(() => response.writeHead(500).end());
    });
  }

  static async start(): Promise<UploadThingStandIn> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return new UploadThingStandIn(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get addresses() {
    return { apiUrl: this.origin, ingestUrl: `${this.origin}/ingest`, filesUrl: `${this.origin}/f` };
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.origin);
    const [, place, last = ""] = url.pathname.split("/");
    const key = decodeURIComponent(last);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const json = (status: number, data: object) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(data));
    };
    if (place === "f") {
      this.downloads += 1;
      const file = this.files.get(key);
      if (this.ill === "downloads") return json(503, {});
      return file ? void response.end(file) : json(404, {});
    }
    if (place === "ingest" && request.method === "PUT") {
      if (this.ill === "uploads") return json(500, { error: "ill" });
      if (!signed(url) || this.used.has(key)) return json(400, { error: "refused" });
      const headers = { "content-type": request.headers["content-type"] ?? "" };
      const file = (await new Response(body, { headers }).formData()).get("file");
      if (!(file instanceof Blob) || String(file.size) !== url.searchParams.get("x-ut-file-size")) return json(400, {});
      this.used.add(key);
      this.files.set(key, new Uint8Array(await file.arrayBuffer()));
      const address = `${this.origin}/f/${key}`;
      return json(200, { url: address, appUrl: address, ufsUrl: address, fileHash: "-" });
    }
    if (url.pathname === "/v6/deleteFiles" && request.headers["x-uploadthing-api-key"] === API_KEY) {
      if (this.ill === "deletions") return json(500, { error: "ill" });
      const { fileKeys } = JSON.parse(body.toString()) as { fileKeys: string[] };
      const deletedCount = fileKeys.filter((each) => this.files.delete(each)).length;
      return json(200, { success: true, deletedCount });
    }
    return json(404, {});
  }
}

function signed(url: URL): boolean {
  const given = url.searchParams.get("signature");
  const unsigned = new URL(url);
  unsigned.searchParams.delete("signature");
  const mac = createHmac("sha256", API_KEY).update(unsigned.href).digest("hex");
  return given === `hmac-sha256=${mac}` && Number(url.searchParams.get("expires")) > Date.now();
}
