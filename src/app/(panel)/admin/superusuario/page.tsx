import { NewSuperScreen } from "~/features/admin/new-super-screen";

export default function AdminNewSuperUserPage() {
  return <NewSuperScreen />;
}
