/** What other screens say of `/productos/promociones`. */
export const promotionsLink = {
  title: "Precios y promociones",
};

export const promotionsLinkTexts = { name: "promotions", neutral: promotionsLink } as const;
