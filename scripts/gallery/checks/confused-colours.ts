import { describe, isVisible, styleOf } from "./dom.ts";
import { type Fault, Faults } from "./fault.ts";

/** Colours nearer to each other say the same, as a distance in OKLab. */
const MIN_DISTANCE = 0.12;

type Axes = readonly [lightness: number, greenToRed: number, blueToYellow: number];

/** A colour in OKLab, where equal distances look equally far apart. */
function oklabOf(colour: string): Axes {
  const probe = document.createElement("i");
  probe.style.color = `oklab(from ${colour} l a b)`;
  document.body.append(probe);
  const [lightness = 0, greenToRed = 0, blueToYellow = 0] =
    getComputedStyle(probe)
      .color.match(/-?[\d.]+(e-?\d+)?/g)
      ?.map(Number) ?? [];
  probe.remove();
  return [lightness, greenToRed, blueToYellow];
}

/** How far apart two colours look; of texts, whose lightness follows from their ground, in hue alone. */
function distance(one: string, other: string, by: "all" | "hue" = "all"): number {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  return Math.hypot(by === "all" ? a[0] - b[0] : 0, a[1] - b[1], a[2] - b[2]);
}

/** The colours in which an element is marked: its border and its shadow's ring. A field may be no more than a line below it. */
function markOf(element: Element): string | null {
  // the ring of the focus, which the first wrong field has, says where the keyboard is
  const { borderBottomWidth, borderBottomStyle, borderBottomColor, boxShadow, outlineStyle, outlineColor } =
    styleOf(element);
  if (outlineStyle !== "none" && !element.matches(":focus")) return outlineColor;
  const ring = /^(rgba?\([^)]*\)|color\([^)]*\)|oklch\([^)]*\)) 0px 0px 0px/.exec(boxShadow)?.[1];
  if (ring) return ring;
  return Number.parseFloat(borderBottomWidth) > 0 && borderBottomStyle !== "none" ? borderBottomColor : null;
}

/** A chosen way that is marked in the colour of errors, and an error without a sign beside its words. */
export function findConfusedColours(): Fault[] {
  const faults = new Faults();
  const wrong = [...document.querySelectorAll("[aria-invalid=true]")].filter(isVisible);
  const chosen = [...document.querySelectorAll("input[type=radio]:checked + *")].filter(isVisible);
  for (const field of wrong) {
    const error = markOf(field);
    if (!error) {
      faults.add("un campo con error sin marca", describe(field));
      continue;
    }
    for (const way of chosen) {
      const selection = markOf(way);
      if (selection && distance(error, selection) < MIN_DISTANCE)
        faults.add("lo elegido tiene el color de los errores", describe(way));
    }
    const text = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    if (text && distance(styleOf(text).color, styleOf(document.body).color, "hue") < MIN_DISTANCE / 2)
      faults.add("un error escrito en el color del texto", describe(text));
  }
  return faults.all;
}
