import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { grouped } from "~/domain/grouped";

const root = resolve(import.meta.dirname, "../..");
const src = join(root, "src");

interface Import {
  file: string;
  /** Path inside src, or a package's name. */
  target: string;
  typeOnly: boolean;
}

function sourceFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return entry.name === "generated" ? [] : sourceFiles(path);
    return /\.(ts|tsx|js|mjs)$/.test(entry.name) ? [path] : [];
  });
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith("~/")) return specifier.slice(2);
  if (specifier.startsWith(".")) return relative(src, resolve(dirname(file), specifier));
  return specifier;
}

const files = sourceFiles(src);
const texts = new Map(files.map((file) => [relative(src, file), readFileSync(file, "utf8")]));

const imports: Import[] = files.flatMap((file) => {
  const text = texts.get(relative(src, file)) ?? "";
  const { module } = parseSync(file, text);
  const statics = module.staticImports.map((one) => ({
    file: relative(src, file),
    target: targetOf(file, one.moduleRequest.value),
    typeOnly: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
  }));
  const reexports = module.staticExports.flatMap((one) =>
    one.entries.flatMap((entry) =>
      entry.moduleRequest
        ? [{ file: relative(src, file), target: targetOf(file, entry.moduleRequest.value), typeOnly: entry.isType }]
        : [],
    ),
  );
  const dynamics = module.dynamicImports.flatMap((one) => {
    const specifier = /^["'](.+)["']$/.exec(text.slice(one.moduleRequest.start, one.moduleRequest.end))?.[1];
    return specifier ? [{ file: relative(src, file), target: targetOf(file, specifier), typeOnly: false }] : [];
  });
  return [...statics, ...reexports, ...dynamics];
});

/** The file inside src that an import names, if it names one. */
const importedFile = (target: string) => ["", ".ts", ".tsx"].map((end) => target + end).find((path) => texts.has(path));

const isTest = (file: string) => file.startsWith("test/") || /\.(test|spec)\.tsx?$/.test(file);
const under = (path: string, ...dirs: string[]) => dirs.some((dir) => path === dir || path.startsWith(`${dir}/`));

/** Rows "file → import" that violate a rule. */
function breaches(applies: (file: string) => boolean, breaks: (one: Import) => boolean): string[] {
  return imports
    .filter((one) => !isTest(one.file) && applies(one.file) && breaks(one))
    .map((one) => `${one.file} → ${one.target}`);
}

/** Each import cycle, by its members. */
function circles(edges: readonly (readonly [from: string, to: string])[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reach = (start: string) => {
    const seen = new Set<string>();
    const waiting = [...(next.get(start) ?? [])];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      waiting.push(...(next.get(one) ?? []));
    }
    return seen;
  };
  const reached = new Map([...next.keys()].map((one) => [one, reach(one)]));
  const groups = new Map<string, string[]>();
  for (const [one, far] of reached) {
    if (!far.has(one)) continue;
    const group = [...far].filter((other) => reached.get(other)?.has(one)).sort();
    groups.set(group.join(), group);
  }
  return [...groups.values()];
}

const prismaHomes = [
  "server/services",
  "server/auth",
  "server/jobs",
  "server/edge",
  "server/database/client.ts",
  "server/database/adapter.ts",
  "generated",
];

describe("the layers (docs/architecture.md#layers)", () => {
  it("domain imports nothing but itself and pure functions: move what needs more to services", () => {
    const pure = ["zod", "@orama/stemmers/spanish", "html-to-text"];
    expect(
      breaches(
        (file) => under(file, "domain"),
        (one) => !under(one.target, "domain") && !pure.includes(one.target),
      ),
    ).toEqual([]);
  });

  it("copy imports domain's types only: a sentence that needs a value gets it through fill()", () => {
    expect(
      breaches(
        (file) => under(file, "copy"),
        (one) => !under(one.target, "copy") && !(under(one.target, "domain") && one.typeOnly),
      ),
    ).toEqual([]);
  });

  it("screens load the texts that they show: ask for areas with useCopy(productTexts), not for copy/copy.ts", () => {
    expect(
      breaches(
        (file) => under(file, "features"),
        (one) => one.target === "copy/copy" && !one.typeOnly,
      ),
    ).toEqual([]);
  });

  it("lib knows nothing of the product: it imports no folder that has areas", () => {
    expect(
      breaches(
        (file) => under(file, "lib"),
        (one) => under(one.target, "app", "features", "components", "copy", "domain", "server", "trpc"),
      ),
    ).toEqual([]);
  });

  it("components could ship in another product: they import lib only and get texts as props", () => {
    expect(
      breaches(
        (file) => under(file, "components"),
        (one) => under(one.target, "app", "features", "copy", "domain", "server", "trpc"),
      ),
    ).toEqual([]);
  });

  it("features import neither pages nor the server, except types of the router", () => {
    expect(
      breaches(
        (file) => under(file, "features"),
        (one) => under(one.target, "app") || (under(one.target, "server") && !one.typeOnly),
      ),
    ).toEqual([]);
  });

  it("the browser's tRPC client imports only `type AppRouter` from the server", () => {
    expect(
      breaches(
        (file) => under(file, "trpc") && file !== "trpc/server.ts",
        (one) => under(one.target, "server") && !one.typeOnly,
      ),
    ).toEqual([]);
  });

  it("pages compose and return: Prisma stays in services", () => {
    const prisma = (one: Import) =>
      under(one.target, "generated/prisma", "server/database/client") || one.target.startsWith("@prisma/");
    expect(
      breaches(
        (file) => !under(file, ...prismaHomes),
        (one) => prisma(one) && !one.typeOnly,
      ).filter((row) => !row.startsWith("server/container.ts")),
    ).toEqual([]);
  });

  it("shops are answered without Next: return an HttpReply, and take what is needed as a value (docs/adr/0033)", () => {
    expect(
      breaches(
        (file) => under(file, "storefront"),
        (one) => under(one.target, "app", "trpc", "next", "server/database/client") && !one.typeOnly,
      ),
    ).toEqual([]);
  });

  it("route handlers import the container first, which they share: put it above the other imports (docs/adr/0026)", () => {
    const values = imports.filter((one) => !one.typeOnly && !isTest(one.file));
    const importers = grouped(values.map(({ file, target }) => [importedFile(target), file] as const));
    const reached = new Set(["server/container.ts"]);
    for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
    const handlers = [...reached].filter((file) => under(file, "app") && /\/route\.tsx?$/.test(file));
    expect(handlers.length).toBeGreaterThan(0);
    const first = (handler: string) => imports.find(({ file }) => file === handler)?.target;
    expect(handlers.filter((handler) => first(handler) !== "server/container")).toEqual([]);
  });

  it("use cases know ports, neither adapters nor a transport: throw AppError and let the routers translate it", () => {
    expect(
      breaches(
        (file) => under(file, "server/services"),
        (one) =>
          under(
            one.target,
            "server/adapters",
            "server/api",
            "server/rest",
            "server/edge",
            "server/container",
            "app",
            "features",
            "components",
            "trpc",
          ) ||
          one.target === "next" ||
          one.target.startsWith("next/") ||
          one.target.startsWith("@trpc/"),
      ),
    ).toEqual([]);
  });

  it("limits come from createLimit, which several servers share; those of accounts are in the database", () => {
    expect(
      breaches(
        (file) => file !== "server/rate-limit.ts",
        (one) => one.target === "rate-limiter-flexible",
      ),
    ).toEqual([]);
    expect(
      breaches(
        (file) => file !== "server/redis.ts",
        (one) => one.target === "ioredis",
      ),
    ).toEqual([]);
  });

  it("adapters know their port and domain, not use cases: only container.ts and stores.ts know both", () => {
    expect(
      breaches(
        (file) => under(file, "server/adapters"),
        (one) => under(one.target, "server/services", "server/api", "server/rest", "server/container"),
      ),
    ).toEqual([]);
    expect(
      breaches(
        (file) => under(file, "server") && !under(file, "server/container.ts", "server/stores.ts", "server/adapters"),
        (one) => under(one.target, "server/adapters"),
      ),
    ).toEqual([]);
  });

  it("ports are interfaces in domain terms: they import domain only", () => {
    expect(
      breaches(
        (file) => under(file, "server/ports"),
        (one) => !under(one.target, "domain", "server/ports") && !one.target.startsWith("node:"),
      ),
    ).toEqual([]);
  });

  it("TRPCError lives in server/api: elsewhere throw AppError", () => {
    const rows = [...texts]
      .filter(([file, text]) => !isTest(file) && !under(file, "server/api") && /\bTRPCError\b/.test(text))
      .map(([file]) => file);
    expect(rows).toEqual([]);
  });

  it("process.env is read in env.js only", () => {
    const rows = [...texts]
      .filter(([file, text]) => !isTest(file) && file !== "env.js" && /process\.env\b/.test(text))
      .map(([file]) => file);
    expect(rows).toEqual([]);
  });

  it("a browser waits for no answer without a limit: call fetch in within() (lib/within.ts)", () => {
    const workers = ["features/catalogue/offline/worker.ts", "features/offline/panel-worker.ts", "lib/worker-cache.ts"];
    const rows = [...texts]
      .filter(
        ([file, text]) =>
          !isTest(file) && under(file, "features", "components", "lib", "trpc") && /(?<![.\w])fetch\(/.test(text),
      )
      .map(([file]) => file)
      .filter((file) => !workers.includes(file) && !/\bwithin\(/.test(texts.get(file) ?? ""));
    expect(rows).toEqual([]);
  });

  it("only services/tenancy/change-tent writes what shops show and purges their pages: call changeTent, changeTents or changeSite", () => {
    const tables =
      "branches|categories|configuration|custom_domains|links|old_category_slugs|old_subdomains|payment_adjustments|product_images|product_options|product_origins|products|tents|variants";
    const rawWrite = new RegExp(`\\b(?:INSERT INTO|UPDATE|DELETE FROM)\\s+(?:${tables})\\b`);
    // one-transaction.ts puts changes into a larger transaction, and their purges after its commit
    const isChangeTent = (file: string) =>
      under(
        file,
        "server/services/tenancy/change-tent.ts",
        "server/services/tenancy/one-transaction.ts",
        "server/services/image/delete-files.ts", // purges pictures alone
      );
    const purges = (file: string, text: string) =>
      under(file, "server/services") && /\.purge(?:Hosts|Site)?\(/.test(text);
    // The types do not cover raw SQL and casts.
    const passesBy = (text: string) =>
      (rawWrite.test(text) && !/\b(?:TentTx|TentsChange|TentChange|changeTent|changeTents|changeSite)\b/.test(text)) ||
      /\bas (?:unknown as )?(?:PrismaClient|TentTx)\b/.test(text);
    const found = [...texts]
      .filter(([file, text]) => !isTest(file) && !isChangeTent(file) && (purges(file, text) || passesBy(text)))
      .map(([file]) => file);
    // the only column that no page shows
    expect(found).toEqual(["server/services/order/place/next-order-number.ts"]);
  });

  it("areas have no circular imports: move shared code to a folder below them", () => {
    for (const layer of ["features", "server/services"]) {
      const areaOf = (path: string) => (under(path, layer) ? path.slice(layer.length + 1).split("/")[0] : undefined);
      const between = imports.flatMap(({ file, target }) => {
        const [from, to] = [areaOf(file), areaOf(target)];
        return isTest(file) || !from || !to || from === to ? [] : [[from, to] as const];
      });
      expect(circles(between), layer).toEqual([]);
    }
  });

  it("files have no circular imports, types included: move shared code to its own file", () => {
    const between = imports.flatMap(({ file, target }) => {
      const found = importedFile(target);
      return isTest(file) || !found ? [] : [[file, found] as const];
    });
    expect(circles(between)).toEqual([]);
  });

  it("a folder has at most 24 source files: group them into folders by subject, with the same names in every layer", () => {
    const counts = new Map<string, number>();
    for (const file of texts.keys()) if (!isTest(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    // one file per component, and per area's texts
    const flat = ["components/ui", "copy"];
    expect([...counts].filter(([folder, count]) => count > 24 && !flat.includes(folder))).toEqual([]);
  });

  it("an exported name is unique: rename one of the two", () => {
    const homes = new Map<string, Set<string>>();
    const declaration =
      /^export (?:default )?(?:async )?(?:function\*?|const|class|interface|type|enum) +([A-Za-z_$][\w$]*)/gm;
    for (const [file, text] of texts)
      if (!isTest(file))
        for (const [, name = ""] of text.matchAll(declaration))
          homes.set(name, (homes.get(name) ?? new Set()).add(file));
    const byFramework =
      /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|metadata|generateMetadata|viewport|generateViewport|dynamic|runtime)$/;
    const twice = [...homes].filter(([name, files]) => files.size > 1 && !byFramework.test(name));
    expect(twice.map(([name, files]) => `${name}: ${[...files].join(", ")}`)).toEqual([]);
  });

  it("no class name has Tailwind's group-has-*, which makes every change restyle the screen: add a variant to panel.css", () => {
    const has = [...texts].filter(([file, text]) => !isTest(file) && /\b(?:group|peer)-has-/.test(text));
    expect(has.map(([file]) => file)).toEqual([]);
  });

  it("there are no barrel or utility files: name a file by its content", () => {
    expect([...texts.keys()].filter((file) => /(^|\/)(index|utils|helpers)\.tsx?$/.test(file))).toEqual([]);
  });
});
