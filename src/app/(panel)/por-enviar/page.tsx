import { OutboxScreen } from "~/features/outbox/outbox-screen";
import { titled } from "~/server/api/page-context";

export const generateMetadata = titled((copy) => copy.outboxList.list.title);

export default function OutboxPage() {
  return <OutboxScreen />;
}
