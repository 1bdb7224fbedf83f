// Bundled into one script that runs in the page (run-checks.ts).
import { findMainActions, findSmallTargets, findUnevenRows } from "./controls.ts";
import { findCovered } from "./covered.ts";
import type { Fault } from "./fault.ts";
import { findFewProducts, findLatePrice } from "./first-screen.ts";
import { findOverflow } from "./overflow.ts";
import { findBrokenPictures } from "./pictures.ts";
import {
  findBrokenAmounts,
  findCollidingText,
  findCutFields,
  findCutText,
  findLongLines,
  findMissingAmounts,
  findPaleText,
} from "./text.ts";

export const CHECKS = {
  findBrokenAmounts,
  findBrokenPictures,
  findCollidingText,
  findCovered,
  findCutFields,
  findCutText,
  findFewProducts,
  findLatePrice,
  findLongLines,
  findMainActions,
  findMissingAmounts,
  findOverflow,
  findPaleText,
  findSmallTargets,
  findUnevenRows,
} satisfies Record<string, (limit: number) => Fault[]>;
