/** What products say of those who wait for them. */
export const alertBanner = {
  /** In the menu of the product list. */
  menu: "Quiénes esperan un producto",
  waiting: { one: "1 persona espera un producto", many: "{n} personas esperan un producto" },
  waitingForThis: { one: "1 persona espera este producto", many: "{n} personas esperan este producto" },
  back: {
    one: "1 ya se puede avisar: volvió lo que esperaba",
    many: "{n} ya se pueden avisar: volvió lo que esperaban",
  },
  see: "Ver",
};

export const alertBannerTexts = { name: "stockAlert", neutral: alertBanner } as const;
