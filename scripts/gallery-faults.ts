/** What no design of the catalogue may do, as far as a page can say it of itself. Runs in the page, so it stands alone. */
export function findFaults() {
  const MOST_IN_A_LINE = 75;
  const LEAST_TARGET = 44;
  const CONTRAST = 4.5;
  const CONTRAST_OF_LARGE = 3;
  const PHOTO = 60;
  const faults = new Set();
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const wordOf = (element) => String(element.className || short(element.textContent));

  const looks = new Map();
  const look = (element) => {
    if (!looks.has(element)) looks.set(element, getComputedStyle(element));
    return looks.get(element);
  };
  const upFrom = (element) => {
    const chain = [];
    for (let at = element; at; at = at.parentElement) chain.push(at);
    return chain;
  };
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isOnlySaid = (element) => element.matches(".skip") || look(element).clipPath === "inset(50%)";
  const floats = (element) => upFrom(element).some((at) => /fixed|sticky/.test(look(at).position));
  const isTurned = (element) =>
    upFrom(element).some((at) => look(at).rotate !== "none" || /matrix\((?!1, 0, 0, 1)/.test(look(at).transform));
  const blockOf = (element) =>
    upFrom(element).find((at) => !look(at).display.startsWith("inline") || look(at).display === "inline-flex");

  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const shared = (one, other) => {
    const { left, top, right, bottom } = meet(one, other);
    return Math.min(right - left, bottom - top);
  };

  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const paints = new Map();
  const paintOf = (colour) => {
    if (!paints.has(colour)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
      paints.set(colour, { rgb: [red, green, blue], alpha: alpha / 255 });
    }
    return paints.get(colour);
  };
  const over = ({ rgb, alpha }, under) => rgb.map((part, index) => part * alpha + under[index] * (1 - alpha));
  const lightOf = (rgb) => {
    const [red, green, blue] = rgb
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [dark, light] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  /** Every line of text, by the ink of its letters. */
  const readLines = () => {
    const lines = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const box = text.parentElement;
      if (!text.data.trim() || !isSeen(box) || upFrom(box).some(isOnlySaid)) continue;
      const style = look(box);
      const flat = style.writingMode === "horizontal-tb";
      const range = document.createRange();
      let line;
      for (let at = 0; at < text.data.length; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
        if (width === 0 && height === 0) continue;
        if (line && Math.abs(flat ? line.top - top : line.left - left) < 3) {
          line.words += text.data[at];
          line.left = Math.min(line.left, left);
          line.right = Math.max(line.right, right);
          line.bottom = Math.max(line.bottom, bottom);
        } else {
          line = { box, words: text.data[at], left, top, right, bottom };
          lines.push(line);
        }
      }
    }
    return lines.filter(({ words, right, left }) => words.trim() && right - left > 1);
  };
  const inkOf = (line) => {
    const style = look(line.box);
    if (style.writingMode !== "horizontal-tb") return line;
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const words = line.words.trim();
    const ink = pen.measureText(style.textTransform === "uppercase" ? words.toUpperCase() : words);
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = ink;
    const base = line.top + ((line.bottom - line.top) * above) / (above + below);
    return { ...line, top: base - ink.actualBoundingBoxAscent, bottom: base + ink.actualBoundingBoxDescent };
  };

  /** The part of a text that its boxes show; what they cut off is told. */
  const cut = (ink) => {
    let shown = ink;
    for (const at of upFrom(ink.box)) {
      const { overflowX, overflowY, display, position } = look(at);
      if (display !== "inline" && (overflowX !== "visible" || overflowY !== "visible")) {
        const edge = at.getBoundingClientRect();
        const rest = meet(shown, edge);
        const scrolls = /auto|scroll/.test(overflowX + overflowY);
        if (rest.right - rest.left < 1 || rest.bottom - rest.top < 1) return null;
        if (!scrolls && !isTurned(at)) {
          const aside = Math.max(edge.left - shown.left, shown.right - edge.right);
          const above = Math.max(edge.top - shown.top, shown.bottom - edge.bottom);
          if (aside > 1.5) faults.add(`texto cortado al costado: ${short(ink.words)} (${wordOf(at)})`);
          if (above > 1) faults.add(`letras cortadas: ${short(ink.words)} (${wordOf(at)})`);
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
  for (const { words } of lines)
    if (words.trim().length > MOST_IN_A_LINE + 1) faults.add(`un renglón de ${words.trim().length}: ${short(words)}`);

  const shown = lines.map((line) => cut(inkOf(line))).filter(Boolean);
  const still = shown.filter(({ box }) => !floats(box)).sort((one, other) => one.top - other.top);
  still.forEach((one, index) => {
    for (const other of still.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      if (blockOf(one.box) !== blockOf(other.box) && shared(one, other) > 1.5)
        faults.add(`un texto sobre otro: ${short(one.words)} / ${short(other.words)}`);
    }
  });

  const targets = [...document.querySelectorAll("a, button, select, summary, input:not([type=hidden])")];
  for (const target of targets) {
    if (!isSeen(target)) continue;
    const edge = target.getBoundingClientRect();
    // a card's link covers the card, and a radio its label
    if (
      !target.closest(".card__name, .find, .skip") &&
      edge.width > 1 &&
      Math.min(edge.width, edge.height) < LEAST_TARGET - 0.5
    )
      faults.add(`${Math.round(edge.width)} × ${Math.round(edge.height)} px para tocar: ${wordOf(target)}`);
    const { backgroundColor, backgroundImage } = look(target);
    if (floats(target) || (paintOf(backgroundColor).alpha === 0 && backgroundImage === "none")) continue;
    for (const line of still)
      if (!target.contains(line.box) && !line.box.contains(target) && shared(line, edge) > 2)
        faults.add(`un texto bajo un botón: ${short(line.words)} / ${wordOf(target)}`);
  }

  for (const field of document.querySelectorAll("input[placeholder]")) {
    const { fontStyle, fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = look(field);
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (isSeen(field) && pen.measureText(field.placeholder).width > room + 1)
      faults.add(`texto cortado en un campo: ${field.placeholder}`);
  }

  // the other photos of a product wait beside the first
  const photos = [...document.images].filter(
    (photo) => isSeen(photo) && photo.offsetWidth > PHOTO && !photo.closest(".gal__t li + li"),
  );
  for (const line of shown) {
    const { box, words } = line;
    if (box.closest('[disabled], [aria-disabled="true"]')) continue;
    const chain = upFrom(box);
    const ground = chain.findIndex((at) => paintOf(look(at).backgroundColor).alpha === 1);
    const layers = chain.slice(0, ground < 0 ? undefined : ground + 1);
    const under = layers.reduceRight((rgb, at) => over(paintOf(look(at).backgroundColor), rgb), [255, 255, 255]);
    const { color, fontSize, fontWeight } = look(box);
    const ink = paintOf(color);
    const opacity = chain.reduce((product, at) => product * Number(look(at).opacity), 1);
    const size = Number.parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const ratio = contrast(over({ rgb: ink.rgb, alpha: ink.alpha * opacity }, under), under);
    const drawn = layers.some((at) => look(at).backgroundImage.includes("gradient"));
    if (!drawn && ratio < (large ? CONTRAST_OF_LARGE : CONTRAST) - 0.02)
      faults.add(`contraste de ${ratio.toFixed(2)}: ${short(words)} (${wordOf(box)})`);
    if (floats(box)) continue;
    for (const photo of photos)
      if ((ground < 0 || chain[ground].contains(photo)) && shared(line, photo.getBoundingClientRect()) > 2)
        faults.add(`un texto sobre una foto: ${short(words)}`);
  }

  const actions = [...document.querySelectorAll("main .btn:not(.btn--line):not(.btn--soft)")].filter(isSeen);
  if (actions.length > 1) faults.add(`${actions.length} acciones principales: ${actions.map(wordOf).join(" / ")}`);

  // in a row of cards with a button, prices and buttons stand level
  const within = (part, item) => {
    let bottom = part.offsetHeight;
    for (let at = part; at && at !== item; at = at.offsetParent) bottom += at.offsetTop;
    return bottom;
  };
  for (const grid of document.querySelectorAll(".grid")) {
    const rows = Map.groupBy(
      [...grid.children].filter((item) => item.querySelector(".add")),
      (item) => `${item.offsetTop} ${item.offsetHeight} ${item.offsetWidth}`,
    );
    for (const row of rows.values())
      for (const part of [".price", ".add"]) {
        const bottoms = row.map((item) => within(item.querySelector(part), item.offsetParent));
        if (Math.max(...bottoms) - Math.min(...bottoms) > 2)
          faults.add(`${part} a distinta altura en un renglón: ${short(row[0].textContent)}`);
      }
  }
  return [...faults];
}
