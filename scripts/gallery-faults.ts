interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Line extends Box {
  /** That the text stands in. */
  element: Element;
  text: string;
}

interface Colour {
  red: number;
  green: number;
  blue: number;
}

interface Paint extends Colour {
  /** From 0 to 1. */
  alpha: number;
}

/**
 * Finds what no design of a shop may do: cut, covered or pale text, small targets, two main actions. It runs in the page,
 * so it uses nothing from outside.
 */
export function findFaults(): string[] {
  const MAX_LINE_LENGTH = 75;
  const MIN_TARGET = 44;
  const MIN_CONTRAST = 4.5;
  const MIN_CONTRAST_LARGE = 3;
  /** Smaller images are icons. */
  const MIN_PHOTO = 60;
  const WHITE = { red: 255, green: 255, blue: 255 };
  const faults = new Set<string>();
  const shorten = (text: string | null) => (text ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
  const nameOf = (element: Element) => String(element.className || shorten(element.textContent));

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const withAncestors = (element: Element) => {
    const chain: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) chain.push(at);
    return chain;
  };
  const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isForScreenReaders = (element: Element) =>
    element.matches(".skip") || styleOf(element).clipPath === "inset(50%)";
  const isFloating = (element: Element) =>
    withAncestors(element).some((at) => /fixed|sticky/.test(styleOf(at).position));
  const isTransformed = (element: Element) =>
    withAncestors(element).some(
      (at) => styleOf(at).rotate !== "none" || /matrix\((?!1, 0, 0, 1)/.test(styleOf(at).transform),
    );
  const blockOf = (element: Element) =>
    withAncestors(element).find(
      (at) => !styleOf(at).display.startsWith("inline") || styleOf(at).display === "inline-flex",
    );

  const intersection = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  /** The shorter side of the intersection; negative when there is none. */
  const overlap = (one: Box, other: Box) => {
    const { left, top, right, bottom } = intersection(one, other);
    return Math.min(right - left, bottom - top);
  };

  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("There is no canvas to measure with");
  const paints = new Map<string, Paint>();
  const readPaint = (colour: string): Paint => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    return { red, green, blue, alpha: alpha / 255 };
  };
  const paintOf = (colour: string) => {
    const paint = paints.get(colour) ?? readPaint(colour);
    paints.set(colour, paint);
    return paint;
  };
  const blend = ({ alpha, ...over }: Paint, under: Colour): Colour => ({
    red: over.red * alpha + under.red * (1 - alpha),
    green: over.green * alpha + under.green * (1 - alpha),
    blue: over.blue * alpha + under.blue * (1 - alpha),
  });
  /** As WCAG defines it. */
  const luminance = ({ red, green, blue }: Colour) => {
    const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  };
  const contrast = (one: Colour, other: Colour) => {
    const [first, second] = [luminance(one), luminance(other)];
    return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
  };

  const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) =>
    `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;

  /** The lines of a text node, found letter by letter. */
  const linesIn = (node: Text, element: Element): Line[] => {
    const lines: Line[] = [];
    const isHorizontal = styleOf(element).writingMode === "horizontal-tb";
    const range = document.createRange();
    for (const [at, letter] of node.data.split("").entries()) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
      if (width === 0 && height === 0) continue;
      const line = lines.at(-1);
      if (line && Math.abs(isHorizontal ? line.top - top : line.left - left) < 3) {
        line.text += letter;
        line.left = Math.min(line.left, left);
        line.right = Math.max(line.right, right);
        line.bottom = Math.max(line.bottom, bottom);
      } else lines.push({ element, text: letter, left, top, right, bottom });
    }
    return lines.filter(({ text, right, left }) => text.trim() && right - left > 1);
  };
  const readLines = (): Line[] => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!(node instanceof Text) || !element || !node.data.trim() || !isVisible(element)) continue;
      if (!withAncestors(element).some(isForScreenReaders)) lines.push(...linesIn(node, element));
    }
    return lines;
  };
  /** The line with the height of its letters instead of its font's. */
  const inkOf = (line: Line): Line => {
    const style = styleOf(line.element);
    if (style.writingMode !== "horizontal-tb") return line;
    pen.font = fontOf(style);
    const text = line.text.trim();
    const ink = pen.measureText(style.textTransform === "uppercase" ? text.toUpperCase() : text);
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = ink;
    const baseline = line.top + ((line.bottom - line.top) * ascent) / (ascent + descent);
    return { ...line, top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent };
  };

  /** The part of a line that its ancestors show, null for none. A part that is cut off is a fault. */
  const clip = (line: Line): Line | null => {
    let shown = line;
    for (const at of withAncestors(line.element)) {
      const { overflowX, overflowY, display, position } = styleOf(at);
      if (display !== "inline" && (overflowX !== "visible" || overflowY !== "visible")) {
        const edge = at.getBoundingClientRect();
        const rest = intersection(shown, edge);
        const scrolls = /auto|scroll/.test(overflowX + overflowY);
        if (rest.right - rest.left < 1 || rest.bottom - rest.top < 1) return null;
        if (!scrolls && !isTransformed(at)) {
          const atSides = Math.max(edge.left - shown.left, shown.right - edge.right);
          const aboveOrBelow = Math.max(edge.top - shown.top, shown.bottom - edge.bottom);
          if (atSides > 1.5) faults.add(`texto cortado al costado: ${shorten(line.text)} (${nameOf(at)})`);
          if (aboveOrBelow > 1) faults.add(`letras cortadas: ${shorten(line.text)} (${nameOf(at)})`);
        }
        shown = { ...shown, ...rest };
      }
      if (position === "fixed") break;
    }
    return shown;
  };

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`${scrollWidth - clientWidth} px más ancha que la pantalla`);

  const lines = readLines();
  for (const { text } of lines)
    if (text.trim().length > MAX_LINE_LENGTH + 1) faults.add(`un renglón de ${text.trim().length}: ${shorten(text)}`);

  const shown = lines.map((line) => clip(inkOf(line))).filter((line) => line !== null);
  const still = shown.filter(({ element }) => !isFloating(element)).sort((one, other) => one.top - other.top);
  for (const [index, one] of still.entries())
    for (const other of still.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      if (blockOf(one.element) !== blockOf(other.element) && overlap(one, other) > 1.5)
        faults.add(`un texto sobre otro: ${shorten(one.text)} / ${shorten(other.text)}`);
    }

  for (const target of document.querySelectorAll("a, button, select, summary, input:not([type=hidden])")) {
    if (!isVisible(target)) continue;
    const edge = target.getBoundingClientRect();
    // the link in a card's name covers the card, and the label of a radio button belongs to it
    if (
      !target.closest(".card__name, .find, .skip") &&
      edge.width > 1 &&
      Math.min(edge.width, edge.height) < MIN_TARGET - 0.5
    )
      faults.add(`${Math.round(edge.width)} × ${Math.round(edge.height)} px para tocar: ${nameOf(target)}`);
    const { backgroundColor, backgroundImage } = styleOf(target);
    if (isFloating(target) || (paintOf(backgroundColor).alpha === 0 && backgroundImage === "none")) continue;
    for (const line of still)
      if (!target.contains(line.element) && !line.element.contains(target) && overlap(line, edge) > 2)
        faults.add(`un texto bajo un botón: ${shorten(line.text)} / ${nameOf(target)}`);
  }

  for (const field of document.querySelectorAll<HTMLInputElement>("input[placeholder]")) {
    const style = styleOf(field);
    pen.font = fontOf(style);
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (isVisible(field) && pen.measureText(field.placeholder).width > room + 1)
      faults.add(`texto cortado en un campo: ${field.placeholder}`);
  }

  // a product's further photos lie beside the first one, out of sight
  const photos = [...document.images].filter(
    (photo) => isVisible(photo) && photo.offsetWidth > MIN_PHOTO && !photo.closest(".gal__t li + li"),
  );
  for (const line of shown) {
    const { element, text } = line;
    if (element.closest('[disabled], [aria-disabled="true"]')) continue;
    const chain = withAncestors(element);
    const opaque = chain.findIndex((at) => paintOf(styleOf(at).backgroundColor).alpha === 1);
    const layers = opaque < 0 ? chain : chain.slice(0, opaque + 1);
    const background = layers.reduceRight<Colour>(
      (under, at) => blend(paintOf(styleOf(at).backgroundColor), under),
      WHITE,
    );
    const { color, fontSize, fontWeight } = styleOf(element);
    const ink = paintOf(color);
    const opacity = chain.reduce((product, at) => product * Number(styleOf(at).opacity), 1);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const ratio = contrast(blend({ ...ink, alpha: ink.alpha * opacity }, background), background);
    const hasGradient = layers.some((at) => styleOf(at).backgroundImage.includes("gradient"));
    if (!hasGradient && ratio < (isLarge ? MIN_CONTRAST_LARGE : MIN_CONTRAST) - 0.02)
      faults.add(`contraste de ${ratio.toFixed(2)}: ${shorten(text)} (${nameOf(element)})`);
    if (isFloating(element)) continue;
    for (const photo of photos)
      if ((opaque < 0 || layers.at(-1)?.contains(photo)) && overlap(line, photo.getBoundingClientRect()) > 2)
        faults.add(`un texto sobre una foto: ${shorten(text)}`);
  }

  const actions = [...document.querySelectorAll("main .btn:not(.btn--line):not(.btn--soft)")].filter(isVisible);
  if (actions.length > 1) faults.add(`${actions.length} acciones principales: ${actions.map(nameOf).join(" / ")}`);

  // in a row of cards, prices are at one height, and so are buttons
  const bottomIn = (ancestor: Element | null, part: HTMLElement) => {
    let bottom = part.offsetHeight;
    for (let at: Element | null = part; at instanceof HTMLElement && at !== ancestor; at = at.offsetParent)
      bottom += at.offsetTop;
    return bottom;
  };
  for (const grid of document.querySelectorAll(".grid")) {
    const rows = new Map<string, HTMLElement[]>();
    for (const item of grid.children) {
      if (!(item instanceof HTMLElement) || !item.querySelector(".add")) continue;
      const place = `${item.offsetTop} ${item.offsetHeight} ${item.offsetWidth}`;
      rows.set(place, [...(rows.get(place) ?? []), item]);
    }
    for (const row of rows.values())
      for (const selector of [".price", ".add"]) {
        const bottoms = row.flatMap((item) => {
          const part = item.querySelector<HTMLElement>(selector);
          return part ? [bottomIn(item.offsetParent, part)] : [];
        });
        if (Math.max(...bottoms) - Math.min(...bottoms) > 2)
          faults.add(`${selector} a distinta altura en un renglón: ${shorten(row[0]?.textContent ?? "")}`);
      }
  }
  return [...faults];
}
