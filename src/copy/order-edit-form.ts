/** What the forms of a new order and of one that is edited show: texts of `orderEdit`. */
export const orderEditForm = {
  was: (text: string) => `Antes ${text}`,
  leaves: "Se quita",
  putBack: "Volver",
  putBackOf: (name: string) => `Volver a poner ${name}`,
  newLine: "Línea nueva",
  customLine: "Línea libre",
  addCustom: "Línea libre",
  customName: "Qué es",
  customExample: "Por ejemplo: Arreglo",
  discount: "Descuento",
  inPercent: "Descuento en porcentaje",
  inMoney: "Descuento en dinero",
  goods: "Productos",
  before: "Antes:",
  after: "Ahora:",
  more: (amount: string) => `${amount} más que antes`,
  less: (amount: string) => `${amount} menos que antes`,
  paidMore: (amount: string) => `Ya estaba pagado: falta cobrar ${amount}.`,
  paidLess: (amount: string) => `Ya estaba pagado: hay ${amount} a favor del cliente.`,
  who: {
    found: "Clientes encontrados",
    orders: (count: number) => (count === 1 ? "1 pedido" : `${count} pedidos`),
    lastAddress: "La del último pedido",
  },
  manual: {
    summary: "Resumen",
    coupon: "Cupón",
    noCoupon: "Sin cupón",
    paid: "Ya está pagado",
    status: { paid: "Pagado", due: "Sin pagar" },
    counts: (products: number, custom: number) =>
      [
        products === 1 ? "1 producto" : `${products} productos`,
        custom === 0 ? "" : custom === 1 ? "1 línea" : `${custom} líneas`,
      ]
        .filter(Boolean)
        .join(", "),
  },
};

export const orderEditFormTexts = { name: "orderEdit", neutral: orderEditForm } as const;
