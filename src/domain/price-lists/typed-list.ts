import type { NumberFormat } from "../money/number-format";
import { parseAmount, parsePercent, typedValue } from "../pricing/typed-promotion";
import type { ValidationKey } from "../validation-key";
import { MAX_LIST_NAME, MIN_LIST_PASSWORD, type PriceListSettings, priceListProblems } from "./price-list";

/** The form of a price list, as it is typed. */
export interface PriceListValues {
  name: string;
  base: "public" | "own";
  percent: string;
  /** "100"; empty for none. */
  rounding: string;
  minTotal: string;
  minUnits: string;
  asksPassword: boolean;
  /** Empty: as it is. */
  password: string;
  takesRequests: boolean;
  hidesPublic: boolean;
  visible: "all" | "picked";
  productIds: number[];
  from: string;
  to: string;
}

export const EMPTY_LIST: PriceListValues = {
  name: "",
  base: "public",
  percent: "",
  rounding: "",
  minTotal: "",
  minUnits: "",
  asksPassword: false,
  password: "",
  takesRequests: false,
  hidesPublic: false,
  visible: "all",
  productIds: [],
  from: "",
  to: "",
};

export function priceListValuesOf(
  list: PriceListSettings & { hasPassword: boolean },
  numbers: NumberFormat,
): PriceListValues {
  return {
    name: list.name,
    base: list.percent === null ? "own" : "public",
    percent: typedValue(list.percent, false, numbers),
    rounding: list.rounding === null ? "" : String(list.rounding),
    minTotal: typedValue(list.minTotal, true, numbers),
    minUnits: list.minUnits === null ? "" : String(list.minUnits),
    asksPassword: list.hasPassword,
    password: "",
    takesRequests: list.takesRequests,
    hidesPublic: list.hidesPublic,
    visible: list.visibleProductIds ? "picked" : "all",
    productIds: [...(list.visibleProductIds ?? [])],
    from: list.from ?? "",
    to: list.to ?? "",
  };
}

/** "12" as 12; NaN for what is no whole number. */
const parseWhole = (typed: string): number => (/^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : Number.NaN);

/** What a call says of the list, and what is wrong beside which field. `hasPassword`: it has one already. */
export function readPriceListValues(values: PriceListValues, hasPassword: boolean) {
  const { name, base, percent, rounding, minTotal, minUnits, asksPassword, password, visible, productIds } = values;
  const settings: PriceListSettings = {
    name: name.trim(),
    percent: base === "own" ? null : parsePercent(percent),
    rounding: base === "own" || rounding === "" ? null : Number(rounding),
    minTotal: minTotal.trim() === "" ? null : parseAmount(minTotal),
    minUnits: minUnits.trim() === "" ? null : parseWhole(minUnits),
    from: values.from || null,
    to: values.to || null,
    paused: false,
    visibleProductIds: visible === "all" ? null : productIds,
    takesRequests: values.takesRequests,
    hidesPublic: values.hidesPublic,
  };
  // days are compared as they are typed; the server judges moments by the shop's zone
  const problems: Partial<Record<keyof PriceListValues, ValidationKey>> = priceListProblems(settings, "UTC");
  if (settings.name === "") problems.name = "priceList.nameRequired";
  else if (settings.name.length > MAX_LIST_NAME) problems.name = "priceList.nameTooLong";
  if (base === "public" && settings.percent === null) problems.percent = "promotion.percent";
  if (minTotal.trim() !== "" && settings.minTotal === null) problems.minTotal = "priceList.amount";
  if (settings.minUnits !== null && !(settings.minUnits >= 1)) problems.minUnits = "priceList.minUnits";
  if (visible === "picked" && productIds.length === 0) problems.productIds = "priceList.noProducts";
  const isNew = asksPassword && (password !== "" || !hasPassword);
  if (isNew && password.length < MIN_LIST_PASSWORD) problems.password = "priceList.passwordShort";
  const { paused: _, visibleProductIds, ...rest } = settings;
  const secured = !asksPassword ? (hasPassword ? { password: null } : {}) : isNew ? { password } : {};
  return { input: { ...rest, visibleProductIds: visibleProductIds && [...visibleProductIds], ...secured }, problems };
}
