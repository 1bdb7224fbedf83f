/** The tokens of tailwind.config.ts that scripts need as numbers (milliseconds and pixels). */
export const interaction = {
  toastWidth: 360,
  overlayZIndex: 2000,
  rippleHoldMs: 250,
  swipePx: 50,
  dateScrollMs: 300,
  snackbarMs: 5000,
} as const;
