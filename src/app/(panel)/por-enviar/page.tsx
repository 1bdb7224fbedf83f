import type { Metadata } from "next";
import { OutboxScreen } from "~/features/outbox/outbox-screen";
import { pageCopy } from "~/server/api/page-context";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).outboxList.list.title };
}

export default function OutboxPage() {
  return <OutboxScreen />;
}
