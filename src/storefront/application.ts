import { runApplication } from "~/server/edge/application/child";
import { answerShop } from "./answer-shop";

/** Runs the application's process, with the pages of shops. */
export const serveApplication = (process: { dir: string; folder: string }) =>
  runApplication({ ...process, answerShop });
