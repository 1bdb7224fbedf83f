import { axeFindings } from "./fixtures/axe";
import { onBothDevices } from "./fixtures/both-devices";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

onBothDevices(() => {
  test("a merchant tries a cart and reads what is charged and why", async ({ user, context, shop }) => {
    const { page } = user;
    await addProduct(shop, { name: "Mate torpedo", price: "50000" });
    await shop.api.mutate("pricing", "createPromotion", {
      name: "Semana del mate",
      kind: "percent",
      value: 10,
      all: true,
    });
    await shop.api.mutate("pricing", "setPaymentAdjustment", { paymentMethod: "TRANSFER", percent: 20 });
    await shop.api.mutate("priceList", "create", { name: "Mayorista", percent: 25 });
    await shop.logIn(context);
    await page.goto("/productos/promociones");
    await user.tap(page.getByRole("link", { name: "Probar con un carrito" }));
    await expect(page.getByRole("heading", { name: "Probá un carrito" })).toBeVisible();
    await user.tap(page.getByRole("button", { name: "Agregar productos" }));
    const dialog = page.getByRole("dialog", { name: "Elegir productos" });
    await user.tap(dialog.getByText("Mate torpedo"));
    await user.tap(dialog.getByRole("button", { name: "Listo" }));
    const result = page.getByRole("region", { name: "Qué se cobra y por qué" });
    await expect(result).toContainText(/Semana del mate\s*En Mate torpedo\s*−\$\s*5\.000/);
    await user.select(page.getByLabel("Forma de pago"), "TRANSFER");
    await expect(result).toContainText(/Sobre \$\s*45\.000\s*−\$\s*9\.000/);
    await expect(result).toContainText(/Total\s*\$\s*36\.000/);
    await user.tap(page.getByRole("button", { name: "Más Mate torpedo" }));
    await expect(result).toContainText(/Total\s*\$\s*72\.000/);
    await expect(result).toContainText(/Ahorra \$\s*28\.000/);
    await user.type(page.getByLabel("Cupón"), "NADA");
    await expect(result).toContainText("Ese cupón no existe o está pausado.");
    await user.select(page.getByLabel("Con qué precios"), "Lista Mayorista");
    await expect(result).toContainText(/Total\s*\$\s*60\.000/);
    await expect(result).not.toContainText("Semana del mate");
    expect(await axeFindings(page)).toEqual([]);
    await user.tap(page.getByRole("button", { name: "Vaciar" }));
    await expect(result).toHaveCount(0);
    expect((await shop.api.query("order", "list", {})).rows).toEqual([]);
  });
});
