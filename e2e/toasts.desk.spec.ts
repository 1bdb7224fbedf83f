import { KeyboardUser } from "./fixtures/keyboard-user";
import { addProduct, placeOrder } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import { OrderPages } from "./pages/order-pages";

test("Tab passes a toast, and closing it gives the focus back", async ({ page, context, shop }) => {
  const user = new KeyboardUser(page);
  const orders = new OrderPages(user);
  const mate = await addProduct(shop, { name: "Mate", price: "18500" });
  await placeOrder(shop, mate.id);
  await shop.logIn(context);
  await page.goto("/pedidos/1");
  await orders.press("Confirmar");
  const toast = page.getByRole("listitem").filter({ hasText: "Pedido 1 confirmado" });
  const undo = toast.getByRole("button", { name: "Deshacer" });
  const chat = page.getByRole("button", { name: "Escribir por WhatsApp" });
  const close = toast.getByRole("button", { name: "Cerrar el aviso" });
  await user.keepOpen(toast);
  await user.reach(undo);
  await page.keyboard.press("Tab");
  await expect(undo).not.toBeFocused();
  await user.reach(page.getByRole("link", { name: "Volver a los pedidos" }));
  await expect(toast, "the focus came past the toast").toBeVisible();

  await user.reach(chat);
  await user.tap(close);
  await expect(toast).toHaveCount(0);
  await expect(chat).toBeFocused();
});
