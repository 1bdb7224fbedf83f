"use client";

import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { composerTexts } from "~/copy/composer";
import { fill } from "~/copy/fill";
import { type FocalPoint, MIDDLE } from "~/domain/product/images/focal-point";
import { useCopy } from "~/features/app-context/copy-provider";

const STEP = 2;
const KEYS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

interface FocalPointFieldProps {
  src: string;
  focus: FocalPoint | null;
  onChange: (focus: FocalPoint) => void;
}

/** The whole picture with a ring on the point that must stay in view: dragged, tapped or moved with the arrows. */
export function FocalPointField({ src, focus, onChange }: FocalPointFieldProps) {
  const { editor: texts } = useCopy(composerTexts).composer;
  const box = useRef<HTMLDivElement>(null);
  const point = focus ?? MIDDLE;

  const at = ({ clientX, clientY }: PointerEvent) => {
    const frame = box.current?.getBoundingClientRect();
    if (!frame) return;
    onChange({
      x: within(((clientX - frame.left) / frame.width) * 100),
      y: within(((clientY - frame.top) / frame.height) * 100),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: within(point.x + by.x), y: within(point.y + by.y) });
  };

  return (
    <div
      ref={box}
      className="relative cursor-crosshair overflow-hidden rounded-xl bg-surface-2"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        at(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) at(event);
      }}
    >
      <img src={src} alt="" draggable={false} className="block w-full select-none" />
      <span
        role="slider"
        tabIndex={0}
        aria-label={texts.focus}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={fill(texts.focusPlace, point)}
        onKeyDown={onKeyDown}
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        className="absolute -m-5.5 grid size-11 touch-none place-items-center rounded-full border-3 border-white shadow-[0_0_0_2px_rgb(10_18_51/.7),inset_0_0_0_2px_rgb(10_18_51/.5)] after:size-2 after:rounded-full after:bg-white after:shadow-[0_0_0_2px_rgb(10_18_51/.7)]"
      />
    </div>
  );
}
