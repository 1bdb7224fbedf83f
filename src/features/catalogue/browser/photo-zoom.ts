import { photoZoom as words } from "~/copy/photo-zoom";
import { make } from "./make-element";
import "./photo-zoom.css";

const MAX_SCALE = 4;
const TAPPED_SCALE = 2.5;
const STEP = 1.5;
const DOUBLE_TAP_MS = 300;
const TAP_PIXELS = 12;

interface Point {
  x: number;
  y: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** A photo that zooms by pinch, double tap, wheel or button, and pans with one finger while zoomed in. */
class Zoomable {
  private scale = 1;
  private at: Point = { x: 0, y: 0 };
  private fingers = new Map<number, Point>();
  private lastTap = { at: 0, point: { x: 0, y: 0 } };

  constructor(
    readonly slide: HTMLElement,
    readonly image: HTMLImageElement,
    private readonly changed: () => void,
  ) {
    slide.addEventListener("pointerdown", (event) => this.touch(event));
    slide.addEventListener("pointermove", (event) => this.move(event));
    for (const kind of ["pointerup", "pointercancel"] as const)
      slide.addEventListener(kind, (event) => this.lift(event));
    slide.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.zoom(this.scale * Math.exp(-event.deltaY / 300), pointOf(event));
      },
      { passive: false },
    );
  }

  get large(): boolean {
    return this.scale > 1;
  }

  get largest(): boolean {
    return this.scale >= MAX_SCALE;
  }

  private touch(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.fingers.set(event.pointerId, pointOf(event));
    if (this.large || this.fingers.size > 1) this.slide.setPointerCapture(event.pointerId);
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) {
      const [from, to] = [middle(before, other), middle(now, other)];
      this.at = { x: this.at.x + to.x - from.x, y: this.at.y + to.y - from.y };
      this.zoom((this.scale * distance(now, other)) / Math.max(1, distance(before, other)), to);
    } else if (this.large) {
      this.at = { x: this.at.x + now.x - before.x, y: this.at.y + now.y - before.y };
      this.draw();
    }
  }

  private lift(event: PointerEvent): void {
    const alone = this.fingers.size === 1;
    const known = this.fingers.delete(event.pointerId);
    if (!known || !alone || event.type === "pointercancel") return;
    const point = pointOf(event);
    const twice = event.timeStamp - this.lastTap.at < DOUBLE_TAP_MS && distance(point, this.lastTap.point) < TAP_PIXELS;
    this.lastTap = { at: twice ? 0 : event.timeStamp, point };
    if (twice) this.zoom(this.large ? 1 : TAPPED_SCALE, point);
  }

  /** Zooms while keeping the point of the photo under `around` in place. */
  zoom(wanted: number, around?: Point): void {
    const box = this.slide.getBoundingClientRect();
    const scale = Math.min(MAX_SCALE, Math.max(1, wanted));
    const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const { x, y } = around ?? centre;
    const ratio = scale / this.scale;
    this.at = {
      x: (this.at.x - (x - centre.x)) * ratio + (x - centre.x),
      y: (this.at.y - (y - centre.y)) * ratio + (y - centre.y),
    };
    this.scale = scale;
    this.draw();
  }

  step(larger: boolean): void {
    this.zoom(this.scale * (larger ? STEP : 1 / STEP));
  }

  reset(): void {
    this.fingers.clear();
    this.zoom(1);
  }

  private draw(): void {
    const { clientWidth, clientHeight } = this.slide;
    const room = (size: number, frame: number) => Math.max(0, (size * this.scale - frame) / 2);
    const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));
    this.at = {
      x: within(this.at.x, room(this.image.clientWidth, clientWidth)),
      y: within(this.at.y, room(this.image.clientHeight, clientHeight)),
    };
    this.image.style.transform = this.large ? `translate(${this.at.x}px,${this.at.y}px) scale(${this.scale})` : "";
    // a zoomed photo pans; otherwise a swipe scrolls to the next photo
    this.slide.style.touchAction = this.large ? "none" : "pan-x";
    this.changed();
  }
}

function button(icon: string, label: string, act: () => void): HTMLButtonElement {
  const drawn = make("i", { class: `ic i-${icon}`, "aria-hidden": "true" });
  const made = make("button", { type: "button", class: `zoom__b zoom__b--${icon}`, "aria-label": label }, drawn);
  made.addEventListener("click", act);
  return made;
}

function slideOf(link: HTMLAnchorElement): [HTMLLIElement, HTMLImageElement] {
  const small = link.querySelector("img");
  const image = make("img", { alt: small?.alt ?? "", draggable: "false", loading: "lazy", src: link.href });
  // shows the thumbnail until the large file has loaded
  if (small?.currentSrc) image.style.backgroundImage = `url("${small.currentSrc}")`;
  return [make("li", { class: "zoom__s" }, image), image];
}

/** Opens a gallery's photos full screen, starting at the tapped one. */
export function openPhotos(links: readonly HTMLAnchorElement[], first: number): void {
  const dialog = make("dialog", { class: "zoom", "aria-label": links[0]?.closest("ul")?.ariaLabel ?? "" });
  const list = make("ul", { class: "zoom__l", tabindex: "0" }); // scrollable regions must be keyboard focusable
  const count = make("p", { class: "zoom__c", role: "status" });
  let place = first;

  const photos = links.map((link) => {
    const [slide, image] = slideOf(link);
    list.append(slide);
    return new Zoomable(slide, image, () => tell());
  });
  const go = (to: number, behavior: ScrollBehavior = "smooth") => {
    const slide = photos[to]?.slide;
    if (slide) list.scrollTo({ left: slide.offsetLeft, behavior });
  };
  const current = () => photos[place];
  const previous = button("left", words.previous, () => go(place - 1));
  const next = button("right", words.next, () => go(place + 1));
  const smaller = button("minus", words.smaller, () => current()?.step(false));
  const larger = button("plus", words.larger, () => current()?.step(true));
  const shut = button("close", words.close, () => dialog.close());

  function tell(): void {
    const said = `${place + 1} / ${photos.length}`;
    if (count.textContent !== said) count.textContent = said;
    previous.disabled = place === 0;
    next.disabled = place === photos.length - 1;
    smaller.disabled = !current()?.large;
    larger.disabled = current()?.largest ?? false;
    list.style.overflowX = current()?.large ? "hidden" : "";
  }

  list.addEventListener("scroll", () => {
    if (!dialog.open) return; // closed while scrolling: its elements have no size any more
    const to = Math.round(list.scrollLeft / list.clientWidth);
    if (to === place) return;
    current()?.reset();
    place = to;
    tell();
  });
  const keys: Record<string, () => void> = {
    ArrowLeft: () => go(place - 1),
    ArrowRight: () => go(place + 1),
    Home: () => go(0),
    End: () => go(photos.length - 1),
    "+": () => current()?.step(true),
    "-": () => current()?.step(false),
    "0": () => current()?.reset(),
  };
  dialog.addEventListener("keydown", (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    const link = links[place];
    link?.closest("ul")?.scrollTo({ left: link.closest("li")?.offsetLeft ?? 0, behavior: "instant" });
    link?.focus({ preventScroll: true });
  });

  dialog.append(list, count, shut, smaller, larger);
  if (photos.length > 1) dialog.append(previous, next);
  document.body.append(dialog);
  dialog.showModal();
  shut.focus();
  go(first, "instant");
  tell();
}
