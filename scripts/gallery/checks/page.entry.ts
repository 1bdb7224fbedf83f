// Bundled into one script that runs in the page (run-checks.ts).

import { findConfusedColours } from "./confused-colours.ts";
import { findMainActions, findSmallTargets, findUnevenRows } from "./controls.ts";
import { findCovered } from "./covered.ts";
import type { Fault } from "./fault.ts";
import { findFewProducts, findLateAction, findLatePrice, findRepeatedProducts } from "./first-screen.ts";
import { findOverflow } from "./overflow.ts";
import { findBrokenPictures } from "./pictures.ts";
import { findSoftPictures } from "./sharpness.ts";
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
  findConfusedColours,
  findCovered,
  findCutFields,
  findCutText,
  findFewProducts,
  findLateAction,
  findLatePrice,
  findLongLines,
  findMainActions,
  findMissingAmounts,
  findOverflow,
  findPaleText,
  findRepeatedProducts,
  findSmallTargets,
  findSoftPictures,
  findUnevenRows,
} satisfies Record<string, (limit: number) => Fault[]>;
