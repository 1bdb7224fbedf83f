import { describe, expect, test } from "vitest";
import { tentSections } from "./tent-form";

describe("shop texts", () => {
  test("drop characters that cannot be stored or shown, but keep line breaks", () => {
    const shop = { name: "Almacén", subdomain: "almacen", tagline: "Mates\u0000 y\u0007 más", notice: "\u0000" };
    expect(tentSections.shop.parse(shop)).toMatchObject({ tagline: "Mates y más", notice: null });
    const orders = {
      minimumPurchase: "",
      orderText: "Gracias\r\n por\u001b comprar\ud800",
      showSoldOut: true,
      listingLayout: "AUTO",
    };
    expect(tentSections.orders.parse(orders)).toMatchObject({ orderText: "Gracias\n por comprar\ufffd" });
  });

  test.each([
    ["1", 1],
    [" 72 ", 72],
    ["0", null],
    ["73", null],
    ["1,5", null],
    ["", null],
    ["-3", null],
  ])("read %j hours of reserved stock as %j", (stockHoldHours, hours) => {
    const orders = { minimumPurchase: "", orderText: "", showSoldOut: true, listingLayout: "AUTO" };
    const { data, error } = tentSections.orders.safeParse({ ...orders, stockHold: true, stockHoldHours });
    expect(data?.stockHoldHours ?? null).toBe(hours);
    if (hours === null) expect(error?.issues[0]).toMatchObject({ path: ["stockHoldHours"], message: "tent.holdHours" });
  });

  test("restrict zone names to one line", () => {
    const zones = (...names: string[]) =>
      tentSections.delivery.safeParse({
        pickupEnabled: true,
        pickupText: "",
        deliveryEnabled: true,
        deliveryText: "",
        deliveryCost: "",
        deliveryZones: names.map((name) => ({ name, cost: "" })),
        freeDeliveryFrom: "",
      });
    expect(zones(" Zona\u0000  norte ").data?.deliveryZones).toMatchObject([{ name: "Zona norte" }]);
    expect(zones("\u0000").error?.issues).toMatchObject([
      { path: ["deliveryZones", 0, "name"], message: "zone.nameRequired" },
    ]);
    expect(zones("Norte", "norte\u0007").error?.issues).toMatchObject([{ message: "zone.nameTwice" }]);
  });
});
