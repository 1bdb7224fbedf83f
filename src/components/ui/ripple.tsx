"use client";

import { useEffect } from "react";
import { interaction } from "~/lib/interaction";

const WAVE = "pointer-events-none absolute rounded-full bg-current opacity-20 animate-ripple";
const GOING = "animate-fade-out";
const FADE_MS = 120;

/** Starts a wave at the pointer's position, wide enough to fill the button. */
function startWave(button: HTMLElement, { clientX, clientY }: PointerEvent): HTMLElement {
  const box = button.getBoundingClientRect();
  const [x, y] = [clientX - box.left, clientY - box.top];
  const radius = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));
  const wave = document.createElement("span");
  wave.setAttribute("aria-hidden", "true");
  wave.dataset.wave = "";
  wave.className = WAVE;
  Object.assign(wave.style, {
    left: `${x - radius}px`,
    top: `${y - radius}px`,
    width: `${2 * radius}px`,
    height: `${2 * radius}px`,
  });
  button.append(wave);
  return wave;
}

/** Shows a wave on every press of a `data-ripple` button, for at least the hold time. Render once, near the root. */
export function Ripple() {
  useEffect(() => {
    const onDown = (event: PointerEvent) => {
      const button = event.target instanceof Element ? event.target.closest("[data-ripple]") : null;
      if (!(button instanceof HTMLElement) || event.button !== 0 || button.matches(":disabled")) return;
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      const wave = startWave(button, event);
      const started = performance.now();
      const end = () => {
        window.removeEventListener("pointerup", end);
        window.removeEventListener("pointercancel", end);
        const rest = Math.max(0, interaction.rippleHoldMs - (performance.now() - started));
        setTimeout(() => {
          wave.classList.add(GOING);
          setTimeout(() => wave.remove(), FADE_MS);
        }, rest);
      };
      window.addEventListener("pointerup", end);
      window.addEventListener("pointercancel", end);
    };
    document.addEventListener("pointerdown", onDown);
    return () => document.removeEventListener("pointerdown", onDown);
  }, []);
  return null;
}
