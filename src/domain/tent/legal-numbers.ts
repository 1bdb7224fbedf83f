/** The difference from a sum to the next multiple of ten. */
const toTen = (sum: number) => (10 - (sum % 10)) % 10;

const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

const BANK = [7, 1, 3, 9, 7, 1, 3];
const ACCOUNT = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3];

export const CBU_DIGITS = 22;

/** 22 digits with two valid check digits; a CVU follows the same rule. */
export function isCbu(digits: string): boolean {
  if (!/^\d{22}$/.test(digits)) return false;
  const [bank, account] = [digits.slice(0, 8), digits.slice(8)];
  return toTen(weighted(bank, BANK)) === Number(bank[7]) && toTen(weighted(account, ACCOUNT)) === Number(account[13]);
}

const TAXPAYER = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** A CUIT in any spelling as "20-12345678-6"; null if its check digit is wrong. */
export function formatCuit(text: string): string | null {
  const digits = text.replace(/\D/g, "");
  if (!/^\d{11}$/.test(digits)) return null;
  const check = (11 - (weighted(digits, TAXPAYER) % 11)) % 11;
  if (check === 10 || check !== Number(digits[10])) return null;
  return `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits[10]}`;
}
