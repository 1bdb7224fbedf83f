"use client";

import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { Skeleton } from "~/components/ui/skeleton";
import type { SettingsSectionName } from "~/domain/tent/settings";
import { api } from "~/trpc/react";
import type { SectionProps } from "./sections/section-props";

const SectionSkeleton = () => <Skeleton className="h-96" />;

/** A screen loads the code of its own section only; the server draws it as well. */
const SECTIONS: Record<SettingsSectionName, ComponentType<SectionProps>> = {
  tienda: dynamic(() => import("./sections/shop-section").then((module) => module.TentIdentitySection), {
    loading: SectionSkeleton,
  }),
  contacto: dynamic(() => import("./sections/contact-section").then((module) => module.ContactSection), {
    loading: SectionSkeleton,
  }),
  horarios: dynamic(() => import("./sections/hours-section").then((module) => module.HoursSection), {
    loading: SectionSkeleton,
  }),
  vacaciones: dynamic(() => import("./sections/holiday-section").then((module) => module.HolidaySection), {
    loading: SectionSkeleton,
  }),
  sucursales: dynamic(() => import("./sections/branches-section").then((module) => module.BranchesSection), {
    loading: SectionSkeleton,
  }),
  pedidos: dynamic(() => import("./sections/orders-section").then((module) => module.OrdersSection), {
    loading: SectionSkeleton,
  }),
  entrega: dynamic(() => import("./sections/delivery-section").then((module) => module.DeliverySection), {
    loading: SectionSkeleton,
  }),
  pagos: dynamic(() => import("./sections/payment-section").then((module) => module.PaymentSection), {
    loading: SectionSkeleton,
  }),
  legales: dynamic(() => import("./sections/legal-section").then((module) => module.LegalSection), {
    loading: SectionSkeleton,
  }),
  dominio: dynamic(() => import("./sections/domain-section").then((module) => module.DomainSection), {
    loading: SectionSkeleton,
  }),
  medicion: dynamic(() => import("./sections/analytics-section").then((module) => module.AnalyticsSection), {
    loading: SectionSkeleton,
  }),
};

/** `/configuraciones/{seccion}` */
export function SettingsSection({ screen }: { screen: SettingsSectionName }) {
  const { data: settings } = api.tent.settings.useQuery(undefined, { refetchOnWindowFocus: false });
  const Section = SECTIONS[screen];
  return settings ? <Section settings={settings} /> : <SectionSkeleton />;
}
