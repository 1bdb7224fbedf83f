import { PANEL_WORKER } from "~/features/device-cache/worker-messages";
import { hasChosen } from "./push-choice";
import { subscriptionFields } from "./subscription-fields";

let isRenewed = false;

/** The fields to register again, once per document: for a new session, and where the browser renewed its subscription. */
export async function renewedSubscription(userId: number): Promise<ReturnType<typeof subscriptionFields> | null> {
  const canPush = "serviceWorker" in navigator && "Notification" in window;
  if (!canPush || !hasChosen(userId) || Notification.permission !== "granted" || isRenewed) return null;
  const registration = await navigator.serviceWorker.getRegistration(PANEL_WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  isRenewed = true;
  return subscriptionFields(subscription);
}
