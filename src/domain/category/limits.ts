export const MAX_CATEGORY_NAME = 60;

export const MAX_CATEGORIES = 500;
