import { z } from "zod";
import { message } from "../validation-key";
import { DEFAULT_PERIOD, PERIODS } from "./period";

export const periodSchema = z.enum(PERIODS).default(DEFAULT_PERIOD);

const daySchema = z.iso.date({ error: message("stats.day") });

/** A range of days; `to` defaults to today, `from` to thirty days in total. */
export const statsDaysSchema = z.object({ from: daySchema.optional(), to: daySchema.optional() });
