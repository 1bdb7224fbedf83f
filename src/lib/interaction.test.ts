import { expect, test } from "vitest";
import config from "../../tailwind.config";
import { interaction } from "./interaction";

test("has the same numbers as the stylesheet", () => {
  const { spacing, zIndex, transitionDuration } = config.theme.extend;
  expect(spacing.toast).toBe(`${interaction.toastWidth}px`);
  expect(spacing.swipe).toBe(`${interaction.swipePx}px`);
  expect(zIndex.overlay).toBe(String(interaction.overlayZIndex));
  expect(transitionDuration.ripple).toBe(`${interaction.rippleHoldMs}ms`);
  expect(transitionDuration["date-scroll"]).toBe(`${interaction.dateScrollMs}ms`);
  expect(transitionDuration.snackbar).toBe(`${interaction.snackbarMs}ms`);
});

test("has the breakpoints and default colours of the specification", () => {
  expect(config.theme.screens).toEqual({ sm: "600px", md: "960px", lg: "1280px", xl: "1920px", xxl: "2560px" });
  expect(config.theme.colors.first).toBe("#0c2be8");
  expect(config.theme.colors.second).toBe("#DB1B73");
});
