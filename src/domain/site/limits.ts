export const SUPPORT_LIMITS = { text: 2_000, aDay: 10, listed: 20 } as const;

export const HEADER_MESSAGE_LENGTH = 200;
