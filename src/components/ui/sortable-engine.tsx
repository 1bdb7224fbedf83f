"use client";

import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
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
import { type ComponentProps, useId, useLayoutEffect, useRef } from "react";
import type { DragProps, ItemId, SortableItems, SortableTexts } from "./sortable-items";

/** Touch: holding starts a drag, moving at once scrolls. */
const HOLD = { delay: 180, tolerance: 8 };
const MOVED = { distance: 6 };

const downOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

type EngineProps = DragProps & { list: SortableItems };

/** Drags the items of a list by mouse, touch or keyboard. It renders nothing but what a screen reader says meanwhile. */
export function SortableEngine({ items, texts, rows, onMove, onDrag, list }: EngineProps) {
  const id = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOVED }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (key: ItemId | undefined) => items.findIndex((item) => item.id === key);
  const say = (sentence: SortableTexts["picked"], active: ItemId, at: ItemId | undefined) => {
    const place = placeOf(at ?? active);
    return sentence(items[placeOf(active)]?.name ?? "", place + 1);
  };
  const drag = (active: ItemId, at: ItemId | undefined) =>
    onDrag?.({ from: placeOf(active), to: placeOf(at ?? active) });
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
      onDragStart={({ active }) => drag(active.id, undefined)}
      onDragOver={({ active, over }) => drag(active.id, over?.id)}
      onDragCancel={() => onDrag?.(null)}
      onDragEnd={({ active, over }) => {
        onDrag?.(null);
        const [from, to] = [placeOf(active.id), placeOf(over?.id)];
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
      }}
    >
      <SortableContext
        items={items.map((item) => item.id)}
        strategy={rows ? verticalListSortingStrategy : rectSortingStrategy}
      >
        {items.map((item) => (
          <EngineItem key={item.id} id={item.id} list={list} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function EngineItem({ id, list }: { id: ItemId; list: SortableItems }) {
  const { attributes, transform, transition, isDragging, listeners, setNodeRef, setActivatorNodeRef } = useSortable({
    id,
  });
  useLayoutEffect(
    () => list.watchElements(id, { item: setNodeRef, handle: setActivatorNodeRef }),
    [list, id, setNodeRef, setActivatorNodeRef],
  );
  useLayoutEffect(() => {
    const { role: _role, "aria-roledescription": _description, "aria-disabled": _off, ...described } = attributes;
    const pointers = listeners as Pick<ComponentProps<"div">, "onMouseDown" | "onTouchStart"> | undefined;
    list.publish(id, {
      dragging: isDragging,
      style: {
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      },
      handle: { ...described, ...listeners },
      grip: { onMouseDown: pointers?.onMouseDown, onTouchStart: pointers?.onTouchStart },
    });
  }, [list, id, attributes, transform, transition, isDragging, listeners]);
  return null;
}
