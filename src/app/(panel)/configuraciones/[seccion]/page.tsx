import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { isSettingsSection, type SettingsSectionName } from "~/domain/tent/settings";
import { SettingsSection } from "~/features/tent/settings-section";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

type Props = { params: Promise<{ seccion: string }> };

const screenOf = async ({ params }: Props): Promise<SettingsSectionName> => {
  const { seccion } = await params;
  return isSettingsSection(seccion) ? seccion : notFound();
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const screen = await screenOf(props);
  return { title: (await pageCopy()).tent.settings.screens[screen] };
}

export default async function SettingsSectionPage(props: Props) {
  const screen = await screenOf(props);
  await Promise.all([
    api.tent.settings.prefetch(),
    ...(screen === "contacto" ? [api.tent.countries.prefetch()] : []),
    ...(screen === "sucursales" ? [api.tent.branches.prefetch()] : []),
    ...(screen === "dominio" ? [api.tent.domain.prefetch()] : []),
  ]);
  return (
    <HydrateClient>
      <SettingsSection screen={screen} />
    </HydrateClient>
  );
}
