import type { DeepPartial } from "~/copy/merge";

/** `/configuraciones/pagos` */
export const paymentWords = {
  payment: {
    text: "Cómo se paga",
    textPlaceholder: "Efectivo, transferencia o Mercado Pago.",
    adjustments: "Descuento o recargo por forma de pago",
    adjustmentsHint: "Se elige al armar el pedido. 10 es 10 % menos; +10, 10 % más. El envío queda afuera.",
    methods: { CASH: "Efectivo", TRANSFER: "Transferencia", OTHER: "Otro medio o tarjeta" },
    less: "{percent}\u00a0% de descuento",
    more: "{percent}\u00a0% de recargo",
    same: "Sin cambio",
    alias: "Alias",
    aliasPlaceholder: "mi.tienda.mp",
    account: "Número de cuenta",
    accountHint: "Quien paga con transferencia lo ve y lo copia con un botón.",
    holder: "A nombre de",
    installments: "Cuotas",
    installmentsHint: "Va junto a cada precio.",
    installmentsPlaceholder: "3 cuotas sin interés",
  },
};

export const paymentWordsAr: DeepPartial<typeof paymentWords> = {
  payment: { account: "CBU o CVU" },
};

export const paymentTexts = { name: "tent", neutral: paymentWords, argentine: paymentWordsAr } as const;
