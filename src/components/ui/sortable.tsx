"use client";

import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { cn } from "~/lib/cn";
import { IconButton } from "./icon-button";

/** Touch: holding starts a drag, moving at once scrolls. */
const HOLD = { delay: 180, tolerance: 8 };
const MOVED = { distance: 6 };

const downOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

export interface SortableTexts {
  /** Keyboard instructions, announced when a handle gets the focus. */
  instructions: string;
  picked: (name: string, place: number) => string;
  over: (name: string, place: number) => string;
  dropped: (name: string, place: number) => string;
  cancelled: (name: string, place: number) => string;
}

type SortableProps = {
  items: readonly { id: UniqueIdentifier; name: string }[];
  texts: SortableTexts;
  /** For vertical lists: restricts movement to the vertical axis. */
  rows?: boolean;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** Makes its items sortable by mouse, touch or keyboard; each item calls `useSortableItem`. */
export function Sortable({ items, texts, rows, onMove, children }: SortableProps) {
  const id = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOVED }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (key: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === key);
  const say = (sentence: SortableTexts["picked"], active: UniqueIdentifier, at: UniqueIdentifier | undefined) => {
    const place = placeOf(at ?? active);
    return sentence(items[placeOf(active)]?.name ?? "", place + 1);
  };
  // A picked-up item is over its own place first; announcing that would interrupt the "picked" message.
  const justPicked = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      justPicked.current = true;
      return say(texts.picked, active.id, undefined);
    },
    onDragOver: ({ active, over }) => {
      const still = justPicked.current && over?.id === active.id;
      justPicked.current = false;
      return still ? undefined : say(texts.over, active.id, over?.id);
    },
    onDragEnd: ({ active, over }) => say(texts.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => say(texts.cancelled, active.id, undefined),
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={rows ? [downOnly] : []}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [placeOf(active.id), placeOf(over?.id)];
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
      }}
    >
      <SortableContext
        items={items.map((item) => item.id)}
        strategy={rows ? verticalListSortingStrategy : rectSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** `item` goes on the moving element, `handle` into its `DragHandle`, `grip` on other parts that start a drag. */
export function useSortableItem(id: UniqueIdentifier, disabled = false) {
  const sortable = useSortable({ id, disabled });
  const { transform, transition, isDragging, listeners } = sortable;
  const {
    role: _role,
    "aria-roledescription": _description,
    "aria-disabled": _off,
    ...attributes
  } = sortable.attributes;
  const pointers = listeners as Pick<ComponentProps<"div">, "onMouseDown" | "onTouchStart"> | undefined;
  return {
    dragging: isDragging,
    item: {
      ref: sortable.setNodeRef,
      style: {
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      },
    },
    handle: { ref: sortable.setActivatorNodeRef, ...attributes, ...listeners },
    grip: { onMouseDown: pointers?.onMouseDown, onTouchStart: pointers?.onTouchStart },
  };
}

type DragHandleProps = Omit<ComponentProps<typeof IconButton>, "children">;

/** The handle that starts a drag; with the keyboard, Space picks up and drops. */
export function DragHandle({ className, ...props }: DragHandleProps) {
  return (
    <IconButton className={cn("cursor-grab touch-none active:cursor-grabbing", className)} {...props}>
      <GripVertical aria-hidden="true" />
    </IconButton>
  );
}
