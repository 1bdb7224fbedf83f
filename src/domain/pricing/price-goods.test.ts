import { describe, expect, it } from "vitest";
import { milli } from "../money/milli";
import { cents } from "../money/money";
import { priceGoods } from "./price-goods";
import type {
  Coupon,
  DiscountKind,
  GoodsLine,
  PaymentChange,
  PricingHint,
  PricingRules,
  Promotion,
  QuantityBreak,
} from "./rules";
import { unchangedGoods } from "./unchanged-goods";

const AROMAS = 1;
const KITCHEN = 2;

const line = (productId: number, unitPrice: number | null, units = 1, over: Partial<GoodsLine> = {}): GoodsLine => ({
  productId,
  variantId: null,
  categoryId: AROMAS,
  unit: "UNIT",
  quantity: milli(units * 1_000),
  unitPrice: unitPrice === null ? null : cents(unitPrice),
  ...over,
});
const weighed = (productId: number, perKilo: number, kilos: number, over: Partial<GoodsLine> = {}) =>
  line(productId, perKilo, kilos, { unit: "KG", ...over });

type Scope = Pick<Promotion, "categoryIds" | "productIds">;
const nxm = (buy: number, pay: number, over: Scope & { acrossProducts?: boolean; name?: string } = {}): Promotion => ({
  kind: "NXM",
  name: `${buy}x${pay}`,
  buy,
  pay,
  ...over,
});
const across = { acrossProducts: true };
const nth = (at: number, percent: number, over: Scope & { acrossProducts?: boolean } = {}): Promotion => ({
  kind: "NTH_PERCENT",
  name: `${at}.ª al ${percent}`,
  nth: at,
  percent,
  ...over,
});
const percent = (value: number, over: Scope & { name?: string } = {}): Promotion => ({
  kind: "PERCENT",
  name: `${value} %`,
  percent: value,
  ...over,
});
const amount = (value: number, over: Scope = {}): Promotion => ({
  kind: "AMOUNT",
  name: `-${value}`,
  amount: cents(value),
  ...over,
});
const freeDelivery = (over: Scope = {}): Promotion => ({ kind: "FREE_DELIVERY", name: "Envío gratis", ...over });
const breakPercent = (from: number, value: number, over: Scope = {}): QuantityBreak => ({
  name: `desde ${from}`,
  from: milli(from * 1_000),
  percent: value,
  ...over,
});
const breakPrice = (from: number, price: number, over: Scope = {}): QuantityBreak => ({
  name: `desde ${from}`,
  from: milli(from * 1_000),
  price: cents(price),
  ...over,
});
const couponPercent = (value: number, minimum?: number): Coupon => ({
  kind: "PERCENT",
  name: "MATERA",
  percent: value,
  minimum: minimum === undefined ? null : cents(minimum),
});
const couponAmount = (value: number, minimum?: number): Coupon => ({
  kind: "AMOUNT",
  name: "MATERA",
  amount: cents(value),
  minimum: minimum === undefined ? null : cents(minimum),
});
const transfer = (value: number): PaymentChange => ({ name: "Transferencia", percent: value });

type Row = [name: string, lines: GoodsLine[], rules: PricingRules, totals: (number | null)[]];
const check = (_name: string, lines: GoodsLine[], rules: PricingRules, totals: (number | null)[]) => {
  const goods = priceGoods(lines, rules);
  expect(goods.lines.map(({ total }) => total)).toEqual(totals);
  expect(goods.total).toBe(totals.reduce<number>((sum, total) => sum + (total ?? 0), 0));
  const taken = goods.discounts.reduce<number>((sum, one) => sum + one.amount, 0);
  expect(goods.subtotal - taken).toBe(goods.total);
};

describe("lines", () => {
  it.each<Row>([
    ["one unit", [line(1, 1_000)], {}, [1_000]],
    ["some units", [line(1, 1_000, 3)], {}, [3_000]],
    ["nothing in the cart", [], {}, []],
    [
      "rules and nothing in the cart",
      [],
      { promotions: [nxm(2, 1)], coupon: couponAmount(100), payment: transfer(10) },
      [],
    ],
    ["a price of zero", [line(1, 0, 2)], { promotions: [percent(10)] }, [0]],
    ["a price to ask for", [line(1, null, 2)], {}, [null]],
    ["weighed, rounded per line", [weighed(1, 999, 0.335)], {}, [335]],
    ["weighed, half a cent rounds up", [weighed(1, 1, 0.5)], {}, [1]],
    ["the same product twice, with other notes", [line(1, 1_000), line(1, 1_000)], {}, [1_000, 1_000]],
    ["the largest price", [line(1, 99_999_999_999_999)], { payment: transfer(50) }, [49_999_999_999_999]],
  ])("%s", check);
});

describe("quantity breaks", () => {
  const breaks = [breakPercent(6, 10), breakPercent(12, 15)];
  it.each<Row>([
    ["a unit below the break", [line(1, 4_600, 5)], { breaks: [breakPrice(6, 4_200)] }, [23_000]],
    ["at the break", [line(1, 4_600, 6)], { breaks: [breakPrice(6, 4_200)] }, [25_200]],
    [
      "all units have its price",
      [line(1, 460_000, 13)],
      { breaks: [breakPrice(6, 420_000), breakPrice(12, 390_000)] },
      [5_070_000],
    ],
    [
      "the lower of two that are reached, in any order",
      [line(1, 460_000, 13)],
      { breaks: [breakPrice(12, 390_000), breakPrice(6, 420_000)] },
      [5_070_000],
    ],
    [
      "the lower one, even if it is from fewer units",
      [line(1, 1_000, 12)],
      { breaks: [breakPrice(6, 800), breakPrice(12, 900)] },
      [9_600],
    ],
    ["percent", [line(1, 1_000, 6)], { breaks }, [5_400]],
    ["the higher percent", [line(1, 1_000, 12)], { breaks }, [10_200]],
    ["a percent is of the unit's price, which is shown", [line(1, 333, 6)], { breaks }, [1_800]],
    ["a price above the product's own", [line(1, 1_000, 6)], { breaks: [breakPrice(6, 1_100)] }, [6_000]],
    [
      "variants of one product count together",
      [line(1, 1_000, 3, { variantId: 1 }), line(1, 1_000, 3, { variantId: 2 })],
      { breaks },
      [2_700, 2_700],
    ],
    [
      "products do not count together",
      [line(1, 1_000, 3), line(2, 1_000, 3)],
      { breaks: [breakPercent(6, 10, { productIds: [1, 2] })] },
      [3_000, 3_000],
    ],
    ["a break for everything counts everything", [line(1, 1_000, 3), line(2, 1_000, 3)], { breaks }, [2_700, 2_700]],
    [
      "a category's break counts the category",
      [line(1, 1_000, 3), line(2, 1_000, 3), line(3, 1_000, 1, { categoryId: KITCHEN })],
      { breaks: [breakPercent(6, 10, { categoryIds: [AROMAS] })] },
      [2_700, 2_700, 1_000],
    ],
    [
      "two categories count apart",
      [line(1, 1_000, 3), line(2, 1_000, 3, { categoryId: KITCHEN })],
      { breaks: [breakPercent(6, 10, { categoryIds: [AROMAS, KITCHEN] })] },
      [3_000, 3_000],
    ],
    ["another product's break", [line(1, 1_000, 6)], { breaks: [breakPercent(6, 10, { productIds: [2] })] }, [6_000]],
    ["weighed goods reach it", [weighed(1, 1_000, 5)], { breaks: [breakPercent(5, 10)] }, [4_500]],
    ["ten grams below it", [weighed(1, 1_000, 4.99)], { breaks: [breakPercent(5, 10)] }, [4_990]],
    ["unpriced lines do not count", [line(1, 1_000, 5), line(1, null, 5, { variantId: 2 })], { breaks }, [5_000, null]],
    ["what is no product has those of everything", [line(1, 1_000, 6, { productId: null })], { breaks }, [5_400]],
    [
      "what is no product has no other",
      [line(1, 1_000, 6, { productId: null, categoryId: null })],
      { breaks: [breakPercent(6, 10, { categoryIds: [AROMAS] })] },
      [6_000],
    ],
    ["a hundred percent", [line(1, 1_000, 6)], { breaks: [breakPercent(6, 100)] }, [0]],
  ])("%s", check);
});

describe("percent and amount", () => {
  it.each<Row>([
    ["percent on everything", [line(1, 1_000), line(2, 500)], { promotions: [percent(10)] }, [900, 450]],
    ["rounded per line, not per unit", [line(1, 333, 3)], { promotions: [percent(10)] }, [899]],
    [
      "rounded per line, not over the order",
      [line(1, 5), line(2, 5), line(3, 5)],
      { promotions: [percent(10)] },
      [4, 4, 4],
    ],
    ["half a cent is taken off", [line(1, 15)], { promotions: [percent(10)] }, [13]],
    ["less than half a cent is not", [line(1, 4)], { promotions: [percent(10)] }, [4]],
    ["percent with decimals", [line(1, 10_000)], { promotions: [percent(12.5)] }, [8_750]],
    ["two decimals", [line(1, 10_000)], { promotions: [percent(0.01)] }, [9_999]],
    ["a hundred percent", [line(1, 1_000)], { promotions: [percent(100)] }, [0]],
    ["more than a hundred percent stops at zero", [line(1, 1_000)], { promotions: [percent(150)] }, [0]],
    ["percent on weighed goods", [weighed(1, 1_000, 1.5)], { promotions: [percent(10)] }, [1_350]],
    ["percent on a price to ask for", [line(1, null)], { promotions: [percent(10)] }, [null]],
    [
      "percent on a category",
      [line(1, 1_000), line(2, 1_000, 1, { categoryId: KITCHEN })],
      { promotions: [percent(10, { categoryIds: [KITCHEN] })] },
      [1_000, 900],
    ],
    [
      "percent on products",
      [line(1, 1_000), line(2, 1_000)],
      { promotions: [percent(10, { productIds: [1] })] },
      [900, 1_000],
    ],
    ["on no product", [line(1, 1_000)], { promotions: [percent(10, { productIds: [] })] }, [1_000]],
    [
      "a product without a category",
      [line(1, 1_000, 1, { categoryId: null })],
      { promotions: [percent(10, { categoryIds: [AROMAS] })] },
      [1_000],
    ],
    ["amount off each unit", [line(1, 1_000, 3)], { promotions: [amount(200)] }, [2_400]],
    ["an amount above the price stops at zero", [line(1, 150, 3)], { promotions: [amount(200)] }, [0]],
    ["an amount at the price", [line(1, 200)], { promotions: [amount(200)] }, [0]],
    ["an amount per kilo", [weighed(1, 1_000, 1.5)], { promotions: [amount(200)] }, [1_200]],
    ["an amount per kilo, rounded per line", [weighed(1, 1_000, 0.335)], { promotions: [amount(1)] }, [335]],
    [
      "an amount on what the break left",
      [line(1, 1_000, 6)],
      { breaks: [breakPrice(6, 100)], promotions: [amount(200)] },
      [0],
    ],
  ])("%s", check);
});

describe("N for M", () => {
  it.each<Row>([
    ["2x1 with one", [line(1, 1_000)], { promotions: [nxm(2, 1)] }, [1_000]],
    ["2x1 with two", [line(1, 1_000, 2)], { promotions: [nxm(2, 1)] }, [1_000]],
    ["2x1 with three", [line(1, 1_000, 3)], { promotions: [nxm(2, 1)] }, [2_000]],
    ["3x2 with two", [line(1, 1_000, 2)], { promotions: [nxm(3, 2)] }, [2_000]],
    ["3x2 with three", [line(1, 1_000, 3)], { promotions: [nxm(3, 2)] }, [2_000]],
    ["3x2 with four", [line(1, 1_000, 4)], { promotions: [nxm(3, 2)] }, [3_000]],
    ["3x2 with five", [line(1, 1_000, 5)], { promotions: [nxm(3, 2)] }, [4_000]],
    ["3x2 with six", [line(1, 1_000, 6)], { promotions: [nxm(3, 2)] }, [4_000]],
    ["4x2 with four: two are free", [line(1, 1_000, 4)], { promotions: [nxm(4, 2)] }, [2_000]],
    ["4x2 with seven: it is modulo", [line(1, 1_000, 7)], { promotions: [nxm(4, 2)] }, [5_000]],
    [
      "mixed prices of variants: the cheapest is free",
      [line(1, 1_000, 1, { variantId: 1 }), line(1, 800, 1, { variantId: 2 })],
      { promotions: [nxm(2, 1)] },
      [1_000, 0],
    ],
    [
      "mixed prices, the cheap one first in the cart",
      [line(1, 800, 1, { variantId: 2 }), line(1, 1_000, 1, { variantId: 1 })],
      { promotions: [nxm(2, 1)] },
      [0, 1_000],
    ],
    [
      "mixed prices, three of two kinds",
      [line(1, 1_000, 1, { variantId: 1 }), line(1, 800, 2, { variantId: 2 })],
      { promotions: [nxm(3, 2)] },
      [1_000, 800],
    ],
    [
      "mixed prices, the free ones go over two lines",
      [line(1, 1_000, 4, { variantId: 1 }), line(1, 800, 1, { variantId: 2 }), line(1, 900, 1, { variantId: 3 })],
      { promotions: [nxm(3, 2)] },
      [4_000, 0, 0],
    ],
    [
      "mixed prices, the free ones end within a line",
      [line(1, 1_000, 4, { variantId: 1 }), line(1, 800, 1, { variantId: 2 }), line(1, 900, 2, { variantId: 3 })],
      { promotions: [nxm(3, 2)] },
      [4_000, 0, 900],
    ],
    [
      "variants of one price share what is free",
      [line(1, 1_000, 1, { variantId: 1 }), line(1, 1_000, 1, { variantId: 2 })],
      { promotions: [nxm(2, 1)] },
      [500, 500],
    ],
    [
      "and share the odd cent",
      [line(1, 1_000, 1, { variantId: 1 }), line(1, 1_000, 1, { variantId: 2 }), line(1, 1_000, 1, { variantId: 3 })],
      { promotions: [nxm(3, 2)] },
      [666, 667, 667],
    ],
    [
      "and share it by their units",
      [line(1, 900, 2, { variantId: 1 }), line(1, 900, 1, { variantId: 2 })],
      { promotions: [nxm(3, 2)] },
      [1_200, 600],
    ],
    ["products do not count together", [line(1, 1_000), line(2, 1_000)], { promotions: [nxm(2, 1)] }, [1_000, 1_000]],
    [
      "unless the promotion says so",
      [line(1, 850_000, 2), line(2, 520_000)],
      { promotions: [nxm(3, 2, across)] },
      [1_700_000, 0],
    ],
    [
      "across the products of a category only",
      [line(1, 1_000), line(2, 500, 1, { categoryId: KITCHEN })],
      { promotions: [nxm(2, 1, { ...across, categoryIds: [AROMAS] })] },
      [1_000, 500],
    ],
    [
      "across named products",
      [line(1, 1_000), line(2, 500), line(3, 100)],
      { promotions: [nxm(2, 1, { ...across, productIds: [1, 2] })] },
      [1_000, 0, 100],
    ],
    ["each product by itself", [line(1, 1_000, 2), line(2, 500, 3)], { promotions: [nxm(2, 1)] }, [1_000, 1_000]],
    ["weighed goods stay out", [weighed(1, 1_000, 2)], { promotions: [nxm(2, 1)] }, [2_000]],
    [
      "weighed goods do not count",
      [line(1, 1_000), weighed(2, 500, 1)],
      { promotions: [nxm(2, 1, across)] },
      [1_000, 500],
    ],
    ["by metre neither", [line(1, 1_000, 2, { unit: "METRE" })], { promotions: [nxm(2, 1)] }, [2_000]],
    ["by hundred grams neither", [line(1, 1_000, 2, { unit: "HUNDRED_GRAMS" })], { promotions: [nxm(2, 1)] }, [2_000]],
    ["dozens count", [line(1, 1_000, 2, { unit: "DOZEN" })], { promotions: [nxm(2, 1)] }, [1_000]],
    ["half a dozen does not", [line(1, 1_000, 1.5, { unit: "DOZEN" })], { promotions: [nxm(2, 1)] }, [1_500]],
    ["packages count", [line(1, 1_000, 3, { unit: "PACKAGE" })], { promotions: [nxm(3, 2)] }, [2_000]],
    [
      "a price to ask for is neither free nor counted",
      [line(1, 1_000, 1, { variantId: 1 }), line(1, null, 1, { variantId: 2 })],
      { promotions: [nxm(2, 1)] },
      [1_000, null],
    ],
    ["a unit of zero is the cheapest", [line(1, 1_000), line(2, 0)], { promotions: [nxm(2, 1, across)] }, [1_000, 0]],
    [
      "on the prices that the break left",
      [line(1, 1_000, 6)],
      { breaks: [breakPercent(6, 10)], promotions: [nxm(3, 2)] },
      [3_600],
    ],
    ["pay more than buy takes nothing off", [line(1, 1_000, 2)], { promotions: [nxm(1, 2)] }, [2_000]],
  ])("%s", check);
});

describe("the nth unit", () => {
  it.each<Row>([
    ["the second at half, with one", [line(1, 790_000)], { promotions: [nth(2, 50)] }, [790_000]],
    ["the second at half, with two", [line(1, 790_000, 2)], { promotions: [nth(2, 50)] }, [1_185_000]],
    [
      "the second at half, with three: first and third are whole",
      [line(1, 790_000, 3)],
      { promotions: [nth(2, 50)] },
      [1_975_000],
    ],
    ["with four there are two", [line(1, 790_000, 4)], { promotions: [nth(2, 50)] }, [2_370_000]],
    ["the third at 70 %", [line(1, 1_000, 3)], { promotions: [nth(3, 70)] }, [2_300]],
    [
      "the cheapest is reduced",
      [line(1, 1_000, 1, { variantId: 1 }), line(1, 500, 1, { variantId: 2 })],
      { promotions: [nth(2, 50)] },
      [1_000, 250],
    ],
    ["across products", [line(1, 1_000), line(2, 500)], { promotions: [nth(2, 50, across)] }, [1_000, 250]],
    ["not across products", [line(1, 1_000), line(2, 500)], { promotions: [nth(2, 50)] }, [1_000, 500]],
    ["rounded per unit", [line(1, 5, 4)], { promotions: [nth(2, 50)] }, [14]],
    [
      "variants of one price share it",
      [line(1, 1_000, 1, { variantId: 1 }), line(1, 1_000, 1, { variantId: 2 })],
      { promotions: [nth(2, 50)] },
      [750, 750],
    ],
    ["weighed goods stay out", [weighed(1, 1_000, 2)], { promotions: [nth(2, 50)] }, [2_000]],
    ["every unit", [line(1, 1_000, 2)], { promotions: [nth(1, 50)] }, [1_000]],
  ])("%s", check);
});

describe("one promotion per line", () => {
  it.each<Row>([
    ["two percents do not add up", [line(1, 1_000)], { promotions: [percent(10), percent(20)] }, [800]],
    [
      "the one that saves most, wherever it stands",
      [line(1, 1_000)],
      { promotions: [percent(20), percent(10)] },
      [800],
    ],
    ["3x2 before 20 % with three", [line(1, 850_000, 3)], { promotions: [percent(20), nxm(3, 2)] }, [1_700_000]],
    ["20 % before 3x2 with two", [line(1, 850_000, 2)], { promotions: [percent(20), nxm(3, 2)] }, [1_360_000]],
    ["3x2 before 20 % with four", [line(1, 520_000, 4)], { promotions: [percent(20), nxm(3, 2)] }, [1_560_000]],
    ["40 % before 3x2 with three", [line(1, 1_000, 3)], { promotions: [percent(40), nxm(3, 2)] }, [1_800]],
    [
      "each line its own best",
      [line(1, 1_000, 3), line(2, 1_000)],
      { promotions: [nxm(3, 2), percent(10)] },
      [2_000, 900],
    ],
    [
      "variants of one price as one line would",
      [line(1, 1_000, 1, { variantId: 1 }), line(1, 1_000, 1, { variantId: 2 })],
      { promotions: [percent(10), nxm(2, 1)] },
      [500, 500],
    ],
    [
      "a line with another promotion still counts for the others",
      [line(1, 1_000), line(2, 500)],
      { promotions: [nxm(2, 1, across), percent(10, { productIds: [1] })] },
      [900, 0],
    ],
    [
      "a break and a promotion add up",
      [line(1, 1_000, 6)],
      { breaks: [breakPercent(6, 10)], promotions: [percent(10)] },
      [4_860],
    ],
    ["a promotion that saves nothing", [line(1, 1_000)], { promotions: [nxm(2, 1), percent(5)] }, [950]],
  ])("%s", check);

  it("equal ones go by the merchant's order", () => {
    const names = (promotions: Promotion[]) =>
      priceGoods([line(1, 1_000)], { promotions }).discounts.map(({ name }) => name);
    const [first, second] = [percent(10, { name: "uno" }), percent(10, { name: "dos" })];
    expect([names([first, second]), names([second, first])]).toEqual([["uno"], ["dos"]]);
  });
});

describe("coupons", () => {
  it.each<Row>([
    ["percent", [line(1, 1_000), line(2, 500)], { coupon: couponPercent(10) }, [900, 450]],
    [
      "percent is rounded over the order",
      [line(1, 5), line(2, 5), line(3, 5)],
      { coupon: couponPercent(10) },
      [4, 4, 5],
    ],
    ["amount, by the lines' shares", [line(1, 1_000), line(2, 500)], { coupon: couponAmount(300) }, [800, 400]],
    [
      "an odd cent goes to the largest remainder",
      [line(1, 1_000), line(2, 500)],
      { coupon: couponAmount(100) },
      [933, 467],
    ],
    ["an amount above the goods stops at zero", [line(1, 1_000)], { coupon: couponAmount(5_000) }, [0]],
    ["an amount at the goods", [line(1, 1_000)], { coupon: couponAmount(1_000) }, [0]],
    ["a cent short of its minimum", [line(1, 2_999_999)], { coupon: couponAmount(500_000, 3_000_000) }, [2_999_999]],
    ["at its minimum to the cent", [line(1, 3_000_000)], { coupon: couponAmount(500_000, 3_000_000) }, [2_500_000]],
    [
      "its minimum judges what promotions left",
      [line(1, 3_000_000)],
      { promotions: [percent(10)], coupon: couponAmount(500_000, 3_000_000) },
      [2_700_000],
    ],
    [
      "its minimum judges what breaks left",
      [line(1, 1_000, 6)],
      { breaks: [breakPercent(6, 10)], coupon: couponAmount(500, 5_500) },
      [5_400],
    ],
    [
      "its minimum does not look at the payment",
      [line(1, 1_000)],
      { coupon: couponAmount(100, 1_000), payment: transfer(50) },
      [450],
    ],
    ["over what promotions left", [line(1, 1_000)], { promotions: [percent(50)], coupon: couponPercent(10) }, [450]],
    [
      "a free unit takes no part of it",
      [line(1, 1_000), line(2, 500)],
      { promotions: [nxm(2, 1, across)], coupon: couponAmount(100) },
      [900, 0],
    ],
    ["weighed goods take part", [weighed(1, 1_000, 0.5), line(2, 500)], { coupon: couponPercent(10) }, [450, 450]],
    ["unpriced ones do not", [line(1, 1_000), line(2, null)], { coupon: couponAmount(100) }, [900, null]],
    [
      "one for free delivery leaves the goods",
      [line(1, 1_000)],
      { coupon: { kind: "FREE_DELIVERY", name: "ENVIO" } },
      [1_000],
    ],
    ["a minimum of zero", [line(1, 0)], { coupon: couponAmount(100, 0) }, [0]],
  ])("%s", check);
});

describe("payment", () => {
  it.each<Row>([
    ["percent off", [line(1, 10_000)], { payment: transfer(10) }, [9_000]],
    ["percent on", [line(1, 10_000)], { payment: transfer(-15) }, [11_500]],
    ["none", [line(1, 10_000)], { payment: transfer(0) }, [10_000]],
    ["with decimals", [line(1, 10_000)], { payment: transfer(7.25) }, [9_275]],
    ["all of it", [line(1, 10_000)], { payment: transfer(100) }, [0]],
    ["never more than all of it", [line(1, 10_000)], { payment: transfer(120) }, [0]],
    [
      "rounded over the order, not per line",
      [line(1, 5), line(2, 5), line(3, 5)],
      { payment: transfer(10) },
      [4, 4, 5],
    ],
    ["added, rounded over the order", [line(1, 5), line(2, 5), line(3, 5)], { payment: transfer(-10) }, [6, 6, 5]],
    [
      "over what the promotion left: 50,000, 45,000, 36,000",
      [line(1, 5_000_000)],
      { promotions: [percent(10)], payment: transfer(20) },
      [3_600_000],
    ],
    ["over what the coupon left", [line(1, 1_000)], { coupon: couponAmount(500), payment: transfer(10) }, [450]],
    ["on goods that are free", [line(1, 1_000)], { promotions: [percent(100)], payment: transfer(-10) }, [0]],
    ["unpriced goods stay out", [line(1, 1_000), line(2, null)], { payment: transfer(10) }, [900, null]],
  ])("%s", check);
});

describe("all together", () => {
  const cart = [
    line(1, 1_370_000, 1, { categoryId: KITCHEN }), // a mate
    line(2, 850_000, 3), // candles
    line(3, 790_000, 3, { categoryId: KITCHEN }), // yerba
    line(4, 1_130_000, 1, { categoryId: KITCHEN }),
  ];
  const rules: PricingRules = {
    promotions: [nxm(3, 2, { categoryIds: [AROMAS] }), nth(2, 50, { productIds: [3] })],
    coupon: couponAmount(500_000, 3_000_000),
    payment: transfer(10),
  };

  it("takes promotions, coupon and payment in this order, each from what is left", () => {
    const goods = priceGoods(cart, rules);
    expect(goods).toMatchObject({
      subtotal: 7_420_000,
      afterBreaks: 7_420_000,
      afterPromotions: 6_175_000,
      afterCoupon: 5_675_000,
      total: 5_107_500,
    });
    expect(goods.discounts).toEqual([
      { kind: "PROMOTION", name: "3x2", base: 2_550_000, amount: 850_000 },
      { kind: "PROMOTION", name: "2.ª al 50", base: 2_370_000, amount: 395_000 },
      { kind: "COUPON", name: "MATERA", base: 6_175_000, amount: 500_000 },
      { kind: "PAYMENT", name: "Transferencia", base: 5_675_000, amount: 567_500, percent: 10 },
    ]);
  });

  it("says of each line what was taken, from what", () => {
    const { lines } = priceGoods([line(1, 1_000, 6), line(2, null)], {
      breaks: [breakPercent(6, 10)],
      promotions: [percent(50)],
      coupon: couponAmount(700),
      payment: transfer(-10),
    });
    expect(lines).toEqual([
      {
        base: 6_000,
        discounts: [
          { kind: "BREAK", name: "desde 6", base: 6_000, amount: 600 },
          { kind: "PROMOTION", name: "50 %", base: 5_400, amount: 2_700 },
          { kind: "COUPON", name: "MATERA", base: 2_700, amount: 700 },
          { kind: "PAYMENT", name: "Transferencia", base: 2_000, amount: -200 },
        ],
        total: 2_200,
      },
      { base: null, discounts: [], total: null },
    ]);
  });

  it("sums a promotion of several lines", () => {
    expect(priceGoods([line(1, 1_000), line(2, 500)], { promotions: [percent(10)] }).discounts).toEqual([
      { kind: "PROMOTION", name: "10 %", base: 1_500, amount: 150 },
    ]);
  });

  it("stacks percent on percent: 10 % and 20 % are 28 %, not 30 %", () =>
    expect(priceGoods([line(1, 10_000)], { promotions: [percent(10)], payment: transfer(20) }).total).toBe(7_200));
});

describe("free delivery", () => {
  it.each<[string, GoodsLine[], PricingRules, object | null]>([
    ["none", [line(1, 1_000)], {}, null],
    ["of a promotion", [line(1, 1_000)], { promotions: [freeDelivery()] }, { kind: "PROMOTION", name: "Envío gratis" }],
    ["of a promotion for other products", [line(1, 1_000)], { promotions: [freeDelivery({ productIds: [2] })] }, null],
    [
      "beside the line's best promotion",
      [line(1, 1_000)],
      { promotions: [percent(10), freeDelivery()] },
      { kind: "PROMOTION", name: "Envío gratis" },
    ],
    [
      "of a coupon",
      [line(1, 1_000)],
      { coupon: { kind: "FREE_DELIVERY", name: "ENVIO" } },
      { kind: "COUPON", name: "ENVIO" },
    ],
    [
      "of a coupon a cent below its minimum",
      [line(1, 999)],
      { coupon: { kind: "FREE_DELIVERY", name: "ENVIO", minimum: cents(1_000) } },
      null,
    ],
    [
      "of a coupon at its minimum",
      [line(1, 1_000)],
      { coupon: { kind: "FREE_DELIVERY", name: "ENVIO", minimum: cents(1_000) } },
      { kind: "COUPON", name: "ENVIO" },
    ],
    ["in an empty cart", [], { promotions: [freeDelivery()] }, null],
  ])("%s", (_name, lines, rules, by) => expect(priceGoods(lines, rules).freeDelivery).toEqual(by));
});

describe("hints", () => {
  const free = (productId: number | null = 1): PricingHint => ({
    kind: "ADD_FREE",
    name: "3x2",
    productId,
    add: 1,
    free: 1,
  });
  it.each<[string, GoodsLine[], PricingRules, PricingHint[]]>([
    ["3x2 with one: nothing yet", [line(1, 1_000)], { promotions: [nxm(3, 2)] }, []],
    ["3x2 with two: one more is free", [line(1, 1_000, 2)], { promotions: [nxm(3, 2)] }, [free()]],
    ["3x2 with three: nothing", [line(1, 1_000, 3)], { promotions: [nxm(3, 2)] }, []],
    ["3x2 with five", [line(1, 1_000, 5)], { promotions: [nxm(3, 2)] }, [free()]],
    ["across products", [line(1, 1_000), line(2, 500)], { promotions: [nxm(3, 2, across)] }, [free(null)]],
    [
      "4x2 with two: two more are free",
      [line(1, 1_000, 2)],
      { promotions: [nxm(4, 2)] },
      [{ kind: "ADD_FREE", name: "4x2", productId: 1, add: 2, free: 2 }],
    ],
    ["not where another promotion serves better", [line(1, 1_000, 2)], { promotions: [nxm(3, 2), percent(20)] }, []],
    ["weighed goods get none", [weighed(1, 1_000, 2)], { promotions: [nxm(3, 2)] }, []],
    [
      "the second at half, with one",
      [line(1, 1_000)],
      { promotions: [nth(2, 50)] },
      [{ kind: "ADD_REDUCED", name: "2.ª al 50", productId: 1, percent: 50 }],
    ],
    ["the second at half, with two", [line(1, 1_000, 2)], { promotions: [nth(2, 50)] }, []],
    [
      "a unit more lowers the total",
      [line(1, 1_000, 5)],
      { breaks: [breakPercent(6, 20)] },
      [{ kind: "BREAK_CHEAPER", name: "desde 6", add: milli(1_000) }],
    ],
    ["a unit more costs a little more", [line(1, 1_000, 5)], { breaks: [breakPercent(6, 10)] }, []],
    ["a break that is reached", [line(1, 1_000, 6)], { breaks: [breakPercent(6, 20)] }, []],
    [
      "a coupon's minimum",
      [line(1, 1_000)],
      { coupon: couponAmount(100, 1_001) },
      [{ kind: "COUPON_MINIMUM", name: "MATERA", missing: cents(1) }],
    ],
    ["a coupon's minimum, reached", [line(1, 1_000)], { coupon: couponAmount(100, 1_000) }, []],
  ])("%s", (_name, lines, rules, hints) => expect(priceGoods(lines, rules).hints).toEqual(hints));
});

it("keeps the kinds in the order of the calculation", () => {
  const kinds: DiscountKind[] = ["BREAK", "PROMOTION", "COUPON", "PAYMENT"];
  const { discounts } = priceGoods([line(9, 700), line(1, 1_000, 6)], {
    breaks: [breakPercent(6, 10, { productIds: [1] })],
    promotions: [percent(10, { productIds: [9] })],
    coupon: couponPercent(10),
    payment: transfer(10),
  });
  expect(discounts.map(({ kind }) => kind)).toEqual(kinds);
});

it("agrees with what a cart without rules shows", () => {
  expect(priceGoods([line(1, 1_000, 2), line(2, null)], {})).toMatchObject(unchangedGoods(cents(2_000), true));
});
