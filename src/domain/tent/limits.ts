export const MAX_ZONES = 30;
export const MAX_BRANCHES = 20;
/** Characters of a typed number: also of one that was pasted with its label and invisible marks. */
export const MAX_TYPED_PHONE = 40;
