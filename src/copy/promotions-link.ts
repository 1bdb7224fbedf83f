/** What other screens say of `/productos/promociones`. */
export const promotionsLink = {
  title: "Precios y promociones",
  text: "3x2, segunda unidad, por cantidad, descuentos",
};

export const promotionsLinkTexts = { name: "promotions", neutral: promotionsLink } as const;
