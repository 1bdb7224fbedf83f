import { pickUp } from "./fixtures/keyboard-drag";
import { addProduct } from "./fixtures/merchant";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { CategoryPages } from "./pages/category-pages";
import { Panel } from "./pages/panel";

test("categories are ordered by dragging and by keyboard; pausing says what it hides; a former address redirects", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  const created = [];
  for (const name of ["Mates", "Bombillas", "Yerbas"])
    created.push(await shop.api.mutate("category", "create", { name }));
  for (const name of ["Mate torpedo", "Mate imperial"]) {
    await addProduct(shop, { name, price: "100", categoryId: created[0]?.id ?? null });
  }
  const names = async () => (await shop.api.query("category", "list")).categories.map(({ name }) => name);
  const handle = (name: string) => page.getByRole("button", { name: `Mover ${name}`, exact: true });
  await shop.logIn(context);
  await page.goto("/productos");
  await new Panel(user).go("Mis Categorias");
  await handle("Yerbas").waitFor();
  await user.drag(handle("Yerbas"), handle("Mates"));
  await expect.poll(names).toEqual(["Yerbas", "Mates", "Bombillas"]);
  expectTaps("categories in another order", user.taps, 5);
  await handle("Yerbas").focus();
  await pickUp(page, "Tomaste Yerbas, en el lugar 1 de 3.");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Yerbas va al lugar 2 de 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(names).toEqual(["Mates", "Yerbas", "Bombillas"]);
  await page.reload();
  await expect(page.getByRole("list", { name: "Categorías" }).getByRole("listitem")).toContainText([
    "Mates",
    "Yerbas",
    "Bombillas",
  ]);

  const categories = new CategoryPages(user);
  await user.tap(categories.visible("Mates"));
  await user.keepOpen(page.getByText("«Mates» pausada: se ocultan 2 productos"));
  await expect(categories.row("Mates")).toContainText("se ocultan 2 productos");
  await user.tap(page.getByRole("button", { name: "Deshacer" }));
  await expect(categories.row("Mates").getByText("Pausada")).toBeHidden();

  await shop.api.mutate("category", "rename", { id: created[0]?.id ?? 0, name: "Mates de calabaza" });
  const visitor = await context.newPage();
  await visitor.goto(`${shop.url}/mates`);
  await expect(visitor).toHaveURL(`${shop.url}/mates-de-calabaza`);
  await expect(visitor.getByRole("article")).toHaveCount(2);
});
