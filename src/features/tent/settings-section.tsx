"use client";

import type { ComponentType } from "react";
import { Skeleton } from "~/components/ui/skeleton";
import type { SettingsSectionName } from "~/domain/tent/settings";
import { api } from "~/trpc/react";
import { AnalyticsSection } from "./sections/analytics-section";
import { BranchesSection } from "./sections/branches-section";
import { ContactSection } from "./sections/contact-section";
import { DeliverySection } from "./sections/delivery-section";
import { DomainSection } from "./sections/domain-section";
import { HolidaySection } from "./sections/holiday-section";
import { HoursSection } from "./sections/hours-section";
import { LegalSection } from "./sections/legal-section";
import { OrdersSection } from "./sections/orders-section";
import { PaymentSection } from "./sections/payment-section";
import type { SectionProps } from "./sections/section-props";
import { TentIdentitySection } from "./sections/shop-section";

const SECTIONS: Record<SettingsSectionName, ComponentType<SectionProps>> = {
  tienda: TentIdentitySection,
  contacto: ContactSection,
  horarios: HoursSection,
  vacaciones: HolidaySection,
  sucursales: BranchesSection,
  pedidos: OrdersSection,
  entrega: DeliverySection,
  pagos: PaymentSection,
  legales: LegalSection,
  dominio: DomainSection,
  medicion: AnalyticsSection,
};

/** `/configuraciones/{seccion}` */
export function SettingsSection({ screen }: { screen: SettingsSectionName }) {
  const { data: settings } = api.tent.settings.useQuery(undefined, { refetchOnWindowFocus: false });
  const Section = SECTIONS[screen];
  return settings ? <Section settings={settings} /> : <Skeleton className="h-96" />;
}
