/** The account for a transfer, on the cart and on an order's page; neutral wording. */
export const bank = {
  title: "Para transferir",
  alias: "Alias",
  account: "Cuenta",
  holder: "A nombre de",
  copy: "Copiar",
  copied: "Copiado",
};

export type BankWords = typeof bank;

export const bankAr: BankWords = { ...bank, account: "CBU o CVU" };
