import { localTime } from "../tent/hours";

/** When the night of push messages begins and ends, as local times. */
const BEGINS = "22:00";
const ENDS = "08:00";

/** Whether it is night in the time zone: from 22:00 until 8:00. */
export function isNight(moment: Date, timeZone: string): boolean {
  const { time } = localTime(moment, timeZone);
  return time >= BEGINS || time < ENDS;
}
