/** `/configuraciones/legales` */
export const legalWords = {
  legal: {
    name: "Razón social o nombre completo",
    nameHint: "Va al pie de tu tienda.",
    cuit: "CUIT",
    dataFiscal: "Link de Data Fiscal",
    dataFiscalHint: "El link del código QR que da ARCA.",
    regret: "Botón de arrepentimiento",
    regretHint: "Abre tu WhatsApp con el pedido de arrepentimiento escrito.",
    net: "Precio sin impuestos nacionales",
    netHint: "En la página de cada producto, calculado con IVA de 21 %.",
  },
};

export const legalTexts = { name: "tent", neutral: legalWords } as const;
