import {
  CalendarOff,
  ChartColumn,
  Clock,
  CreditCard,
  Globe,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Palette,
  Scale,
  ShoppingBag,
  Store,
  Truck,
} from "lucide-react";
import type { SettingsScreenName } from "~/domain/tent/settings";

export const SETTINGS_ICONS: Record<SettingsScreenName, LucideIcon> = {
  tienda: Store,
  contacto: MessageCircle,
  horarios: Clock,
  vacaciones: CalendarOff,
  sucursales: MapPin,
  pedidos: ShoppingBag,
  entrega: Truck,
  pagos: CreditCard,
  colores: Palette,
  legales: Scale,
  dominio: Globe,
  medicion: ChartColumn,
};
