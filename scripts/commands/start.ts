// npm start: builds the site if its sources have changed, and serves it.
import { serve } from "../serve.ts";

await serve({ dev: false });
