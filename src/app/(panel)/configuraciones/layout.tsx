import type { ReactNode } from "react";
import { WithSettingsSide } from "~/features/tent/settings-side";

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return <WithSettingsSide>{children}</WithSettingsSide>;
}
