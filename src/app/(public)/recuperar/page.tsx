import { RecoverForm } from "~/features/account/recover-form";
import { titled } from "~/server/api/page-context";

export const generateMetadata = titled((copy) => copy.account.recover.title);

export default function ForgottenPasswordPage() {
  return <RecoverForm />;
}
