// npm run dev: serves the site from its sources.
import { serve } from "../serve.ts";

await serve({ dev: true });
