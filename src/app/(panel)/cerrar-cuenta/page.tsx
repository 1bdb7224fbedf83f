import { CloseAccountScreen } from "~/features/account/close-account-screen";
import { titled } from "~/server/api/page-context";

export const generateMetadata = titled((copy) => copy.account.closing.title);

export default function CloseAccountPage() {
  return <CloseAccountScreen />;
}
