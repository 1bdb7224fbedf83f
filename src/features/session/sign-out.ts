import { postSignOut } from "~/features/app-context/auth-calls";
import { panelOutbox } from "~/trpc/outbox/panel-outbox";
import { panelPhotos } from "~/trpc/photos/panel-photos";

/** How long leaving waits for the last changes to be sent. */
const SEND_MS = 15_000;

/** What happens to unsent changes at log-out. */
export type UnsentChoice = "send" | "keep" | "drop";

/** Photos of an account that have not been uploaded; those without a product stay on the device. */
const unsentPhotos = (userId: number) =>
  panelPhotos()
    .unsent(userId)
    .then((photos) => photos.filter(({ state }) => state !== "sent").length)
    .catch(() => 0);

/** The number of changes and photos of an account on this device that the server does not have. */
export async function countUnsent(userId: number): Promise<number> {
  // without storage there is nothing that could be unsent
  const changes = await panelOutbox()
    .unsent(userId)
    .then((entries) => entries.length)
    .catch(() => 0);
  return changes + (await unsentPhotos(userId));
}

/** Sends what can be sent in all shops of the account; returns whether everything was. */
async function sendAll(userId: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((done) => {
    timer = setTimeout(done, SEND_MS);
  });
  await Promise.race([Promise.all([panelOutbox().sendAllShops(userId), panelPhotos().sendNow()]), tooLong]).finally(
    () => clearTimeout(timer),
  );
  return (await countUnsent(userId)) === 0;
}

/**
 * Ends the session on this device.
 * @returns false when changes could not be sent: then nobody was logged out
 */
export async function signOutWith(userId: number, choice: UnsentChoice): Promise<boolean> {
  if (choice === "send" && !(await sendAll(userId))) return false;
  if (choice === "drop") await Promise.all([panelOutbox().dropAll(userId), panelPhotos().dropAll(userId)]);
  await postSignOut();
  panelOutbox().close();
  panelPhotos().close();
  return true;
}
