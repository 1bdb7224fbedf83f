import { createHash, createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { S3mini } from "s3mini";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ListedName } from "~/server/ports/file-store";
import { S3Bucket } from "~/test/s3-bucket";
import { S3Files } from "./s3-files";

const ID = "AKIAIOSFODNN7EXAMPLE";
const SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
const EMPTY = createHash("sha256").digest("hex");

const mac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

interface Signed {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  payload: string;
  moment: string;
}

/** Signature Version 4 by its specification, with all given headers. */
function signature({ method, path, query, headers, payload, moment }: Signed): string {
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join("");
  const canonical = [method, path, query, lines, names.join(";"), payload].join("\n");
  const day = moment.slice(0, 8);
  const scope = `${day}/us-east-1/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", moment, scope, createHash("sha256").update(canonical).digest("hex")].join("\n");
  const key = ["us-east-1", "s3", "aws4_request"].reduce<Buffer>(mac, mac(`AWS4${SECRET}`, day));
  return mac(key, text).toString("hex");
}

const MOMENT = "20130524T000000Z";
const HOST = "examplebucket.s3.amazonaws.com";

describe("signatures", () => {
  const published = { host: HOST, "x-amz-content-sha256": EMPTY, "x-amz-date": MOMENT };
  const ask = { method: "GET", path: "/", payload: EMPTY, moment: MOMENT };

  it.each([
    [
      { ...ask, path: "/test.txt", query: "", headers: { ...published, range: "bytes=0-9" } },
      "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    ],
    [
      { ...ask, query: "lifecycle=", headers: published },
      "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
    ],
    [
      { ...ask, query: "max-keys=2&prefix=J", headers: published },
      "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    ],
  ])("are computed here as in the examples that AWS publishes", (request, wanted) => {
    expect(signature(request)).toBe(wanted);
  });

  it("match the specification in every kind of request that we send", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2013-05-24T00:00:00Z") });
    const sent: { signed: string; computed: string; what: string }[] = [];
    const client = new S3mini({
      accessKeyId: ID,
      secretAccessKey: SECRET,
      region: "us-east-1",
      endpoint: "https://s3.amazonaws.com/examplebucket",
      minPartSize: 4,
      fetch: async (input, init) => {
        const url = new URL(String(input));
        const headers = new Headers(init?.headers);
        const [, names = "", signed = ""] =
          /SignedHeaders=([^,]+), Signature=(\w+)/.exec(headers.get("authorization") ?? "") ?? [];
        const pick = (name: string) => [name, headers.get(name) ?? ""];
        const computed = signature({
          method: init?.method ?? "GET",
          path: url.pathname,
          query: [...url.search.slice(1).split("&")]
            .filter(Boolean)
            .sort()
            .map((one) => (one.includes("=") ? one : `${one}=`))
            .join("&"),
          headers: Object.fromEntries(names.split(";").map(pick)),
          payload: headers.get("x-amz-content-sha256") ?? "",
          moment: headers.get("x-amz-date") ?? "",
        });
        sent.push({ signed, computed, what: `${init?.method} ${url.pathname}${url.search}` });
        const parts = url.searchParams.has("uploads")
          ? "<InitiateMultipartUploadResult><UploadId>u~1</UploadId></InitiateMultipartUploadResult>"
          : "<CompleteMultipartUploadResult><ETag>e</ETag></CompleteMultipartUploadResult>";
        return new Response(parts, { headers: { etag: '"e"', "content-type": "application/xml" } });
      },
    });
    try {
      await client.putAnyObject("catalogues/7-ñ (1)+a.pdf", new Uint8Array(3), "application/pdf");
      await client.putAnyObject("catalogues/8.pdf", new Uint8Array(10), "application/pdf");
      await client.getObjectResponse("app/logo.png");
      await client.objectExists("app/logo.png");
      await client.deleteObject("app/logo.png");
      await client.listObjectsPaged("/", "app/logo.png", 1, "next+/=");
    } finally {
      vi.useRealTimers();
    }
    expect(sent.map(({ what }) => what.split(" ")[0])).toEqual([
      "PUT",
      "POST",
      "PUT",
      "PUT",
      "PUT",
      "POST",
      "GET",
      "HEAD",
      "DELETE",
      "GET",
    ]);
    for (const { signed, computed, what } of sent) expect([what, signed]).toEqual([what, computed]);
  });
});

const warned: object[] = [];
const log = { warn: (about: object) => void warned.push(about) };

describe("a bucket", () => {
  let bucket: S3Bucket;
  let files: S3Files;
  beforeAll(async () => {
    bucket = await S3Bucket.start();
    files = new S3Files({ ...bucket.keys, log });
  });
  afterAll(() => bucket.close());

  const pagesOf = async (store: S3Files, prefix: string) => {
    const pages: ListedName[][] = [];
    for await (const page of store.list(prefix)) pages.push(page);
    return pages;
  };

  const textOf = async (name: string) => {
    const content = await files.read(name);
    return content && new Response(content).text();
  };

  it("stores, finds, reads, replaces and deletes a file", async () => {
    const name = "app/logo.png";
    expect([await files.find(name), await files.read(name), await files.exists(name)]).toEqual([null, null, false]);
    await files.put(`${name}x`, new TextEncoder().encode("longer"), "image/png");
    expect(await files.find(name)).toBeNull();
    await files.put(name, new TextEncoder().encode("one"), "image/png");
    const first = await files.find(name);
    await files.put(name, new TextEncoder().encode("second"), "image/png");
    await files.put(name, new TextEncoder().encode("second"), "image/png");
    expect([await textOf(name), await files.exists(name)]).toEqual(["second", true]);
    const second = await files.find(name);
    expect([first?.size, second?.size]).toEqual([3, 6]);
    expect(second?.version).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.version).not.toBe(first?.version);
    await files.delete(name);
    await files.delete(name);
    expect([await files.find(name), await files.exists(name)]).toEqual([null, false]);
    expect(warned).toEqual([]);
  });

  it("stores 20 MB in parts", async () => {
    const large = new Uint8Array(20_000_000).map((_, at) => at % 251);
    await files.put("catalogues/7.pdf", new Blob([large]), "application/pdf");
    expect((await files.find("catalogues/7.pdf"))?.size).toBe(large.length);
    const content = await files.read("catalogues/7.pdf");
    const back = new Uint8Array(await new Response(content).arrayBuffer());
    expect(Buffer.compare(back, large)).toBe(0);
  });

  it("lists more files than one answer has, only those with the prefix", async () => {
    const names = Array.from({ length: 1_050 }, (_, at) => `pictures/${String(at).padStart(5, "0")}`);
    for (let at = 0; at < names.length; at += 50) {
      await Promise.all(names.slice(at, at + 50).map((name) => files.put(name, new Uint8Array(1), "image/webp")));
    }
    await files.put("other", new Uint8Array(1), "image/webp");
    const pages = await pagesOf(files, "pictures/");
    expect(pages.map((page) => page.length)).toEqual([1_000, 50]);
    expect(pages.flat().map(({ name }) => name)).toEqual(names);
    expect(Math.abs(Date.now() - (pages[0]?.[0]?.storedAt.getTime() ?? 0))).toBeLessThan(120_000);
    expect((await pagesOf(files, "none")).flat()).toEqual([]);
  });

  it("says that there is no such bucket", async () => {
    const other = new S3Files({ ...bucket.keys, bucket: "another", log });
    await expect(other.put("a", new Uint8Array(1), "image/webp")).rejects.toThrow("S3 failed");
    await expect(other.read("a")).rejects.toThrow("S3 failed: the bucket does not exist");
    await expect(pagesOf(other, "")).rejects.toThrow("S3 failed: the bucket does not exist");
  });
});

describe("a service that is ill", () => {
  let server: Server;
  let asked = 0;
  let answers: (number | "hang" | "half")[] = [];
  beforeEach(async () => {
    [asked, answers, warned.length] = [0, [], 0];
    server = createServer((request, response) => {
      request.resume();
      const next = answers[Math.min(asked, answers.length - 1)] ?? 500;
      asked += 1;
      if (next === "hang") return;
      if (next === "half") return void response.writeHead(200, { "content-length": "9" }).write("half");
      const code = next === 403 ? "AccessDenied" : "SlowDown";
      response.writeHead(next, { "content-type": "application/xml" });
      response.end(next === 200 ? "whole" : `<Error><Code>${code}</Code></Error>`);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const client = () => {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const own = { bucket: "shops", region: "us-east-1", accessKeyId: ID, secretAccessKey: SECRET };
    return new S3Files({ endpoint, ...own, log, timeoutMs: 200, pauseMs: 1 });
  };
  const put = () => client().put("a", new Uint8Array(1), "image/webp");

  it.each([500, 503, 429, "hang"] as const)("is asked once more after %s", async (first) => {
    answers = [first, 200];
    await put();
    expect(asked).toBe(2);
  });

  it.each([
    [503, "S3 failed: S3 returned 503 – SlowDown", 2],
    [403, "S3 failed: S3 returned 403 – AccessDenied", 1],
    ["hang", "S3 failed: no answer within 200 ms", 2],
  ] as const)("fails with a plain reason after %s", async (always, reason, times) => {
    answers = [always];
    await expect(put()).rejects.toThrow(reason);
    expect(asked).toBe(times);
    await expect(client().exists("a")).rejects.toThrow("S3 failed");
    await client().delete("a");
    expect(warned).toHaveLength(1);
    expect(JSON.stringify(warned)).not.toContain(SECRET);
  });

  it("is not waited for when it stops midway", async () => {
    answers = ["half"];
    const content = await client().read("a");
    await expect(new Response(content).text()).rejects.toThrow();
  });

  it("is named when it cannot be reached", async () => {
    const gone = client();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await expect(gone.exists("a")).rejects.toThrow(/^S3 failed: .*ECONNREFUSED/);
  });
});
