/** docs/product.md#sharing: width 200, margin 2, black on white, error correction H. */
export const QR_DEFAULTS = {
  width: 200,
  margin: 2,
  errorCorrectionLevel: "H",
  color: { dark: "#000000ff", light: "#ffffffff" },
} as const;
