"use client";

import { storeOnDevice, useDeviceValue } from "~/lib/device-value";

const KEY = "single-keys";
const OFF = "off";

/** Whether keys without Ctrl do something on this device: who dictates, or types by accident, turns them off. */
export function useSingleKeys(): [on: boolean, set: (on: boolean) => void] {
  const stored = useDeviceValue(KEY);
  return [stored !== OFF, (on) => storeOnDevice(KEY, on ? "on" : OFF)];
}
