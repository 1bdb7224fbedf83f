"use client";

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { cn } from "~/lib/cn";
import { interaction } from "~/lib/interaction";

/** A row's height in pixels, equal to `h-11`. Five rows are visible, the chosen one in the middle. */
const ROW = 44;
/** After this long without a scroll event, touch and momentum scrolling have ended. */
const REST_MS = 120;
const TYPING_MS = 800;

interface WheelProps {
  /** Announced by screen readers, and shown above. */
  label: string;
  options: readonly { value: number; label: string }[];
  value: number;
  onChange: (value: number) => void;
  className?: string;
}

const eased = (part: number) => 1 - (1 - part) ** 3;
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Animates the scroll with the specified duration, or jumps under reduced motion. Returns a function that stops it. */
function glide(box: HTMLElement, top: number, done: () => void): () => void {
  const from = box.scrollTop;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const started = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const part = still ? 1 : Math.min(1, (now - started) / interaction.dateScrollMs);
    box.scrollTop = from + (top - from) * eased(Math.max(0, part));
    if (part < 1) frame = requestAnimationFrame(step);
    else finish();
  };
  const finish = () => {
    box.style.scrollSnapType = "";
    done();
  };
  box.style.scrollSnapType = "none";
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    box.style.scrollSnapType = "";
  };
}

/** One column of a date picker: scrolled by touch or mouse wheel, tapped, or operated by arrow keys and typing. */
export function Wheel({ label, options, value, onChange, className }: WheelProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef({ text: "", at: 0 });
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const [middle, setMiddle] = useState(chosen);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || Math.round(element.scrollTop / ROW) === chosen) return;
    element.scrollTop = chosen * ROW;
    setMiddle(chosen);
  }, [chosen]);
  useEffect(
    () => () => {
      clearTimeout(rest.current);
      stop.current?.();
    },
    [],
  );

  function settle() {
    const option = options[Math.min(options.length - 1, Math.round((box.current?.scrollTop ?? 0) / ROW))];
    if (option && option.value !== value) onChange(option.value);
  }

  function onScroll() {
    setMiddle(Math.round((box.current?.scrollTop ?? 0) / ROW));
    clearTimeout(rest.current);
    if (!stop.current) rest.current = setTimeout(settle, REST_MS);
  }

  function goTo(index: number) {
    const element = box.current;
    const option = options[Math.max(0, Math.min(options.length - 1, index))];
    if (!element || !option) return;
    stop.current?.();
    clearTimeout(rest.current);
    stop.current = glide(element, options.indexOf(option) * ROW, () => {
      stop.current = null;
    });
    if (option.value !== value) onChange(option.value);
  }

  function goToTyped(sign: string) {
    const now = performance.now();
    const text = now - typed.current.at < TYPING_MS ? typed.current.text + sign : sign;
    typed.current = { text, at: now };
    const found = options.findIndex((option) => folded(option.label).startsWith(folded(text)));
    if (found >= 0) goTo(found);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Record<string, number> = {
      ArrowDown: chosen + 1,
      ArrowUp: chosen - 1,
      PageDown: chosen + 5,
      PageUp: chosen - 5,
      Home: 0,
      End: options.length - 1,
    };
    const index = steps[event.key];
    if (index !== undefined) goTo(index);
    else if (event.key.length === 1 && event.key !== " ") goToTyped(event.key);
    else return;
    event.preventDefault();
  }

  function onClick(event: MouseEvent) {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-row]") : null;
    if (row) goTo(Number(row.dataset.row));
  }

  return (
    <div
      className={cn(
        "relative grid min-w-0 gap-1 rounded-xl pt-1 has-focus-visible:outline-3 has-focus-visible:outline-brand-ink",
        className,
      )}
    >
      <span id={`${id}-label`} className="text-center text-sm font-semibold text-ink-2">
        {label}
      </span>
      <div
        ref={box}
        role="listbox"
        tabIndex={0}
        aria-labelledby={`${id}-label`}
        aria-activedescendant={`${id}-${chosen}`}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onClick={onClick}
        className="relative h-55 snap-y snap-mandatory overflow-y-auto overscroll-contain rounded-xl py-22 [scrollbar-width:none] outline-none [mask-image:linear-gradient(#0008,#000_35%,#000_65%,#0008)]"
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            data-row={index}
            className={cn(
              "grid h-11 cursor-pointer snap-center place-items-center transition-[color,font-size] duration-date-scroll select-none",
              index === middle ? "text-lg font-bold text-ink" : "text-base text-ink-2",
            )}
          >
            {option.label}
          </div>
        ))}
      </div>
    </div>
  );
}
