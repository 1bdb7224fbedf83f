export const MAX_ZONES = 30;
export const MAX_BRANCHES = 20;
