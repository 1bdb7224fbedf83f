import { NewSuperScreen } from "~/features/admin/new-super-screen";

export default function Page() {
  return <NewSuperScreen />;
}
