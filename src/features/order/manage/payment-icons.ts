import { Banknote, CreditCard, Landmark, type LucideIcon } from "lucide-react";
import type { PaymentMethod } from "~/domain/order/place/payment";

export const paymentIcons: Record<PaymentMethod, LucideIcon> = {
  CASH: Banknote,
  TRANSFER: Landmark,
  OTHER: CreditCard,
};
