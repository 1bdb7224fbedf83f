export const MAX_CATEGORY_NAME = 60;

export const MAX_CATEGORIES = 500;

/** With more, a choice among them searches, and a shop's home leads to the others. */
export const MANY_CATEGORIES = 12;
