"use client";

import { GripVertical } from "lucide-react";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
} from "react";
import { cn } from "~/lib/cn";
import { lazyPart } from "~/lib/lazy-part";
import { IconButton } from "./icon-button";
import { type DragProps, type ItemId, SortableItems } from "./sortable-items";

type SortableProps = DragProps & { children: ReactNode };

const SortableEngine = lazyPart(async () => (await import("./sortable-engine")).SortableEngine);

const SortableContext = createContext(new SortableItems());

/**
 * Makes its items sortable by mouse, touch or keyboard; each item calls `useSortableItem`. The items do not wait for the code
 * that drags them.
 */
export function Sortable({ children, ...drag }: SortableProps) {
  const [list] = useState(() => new SortableItems());
  return (
    <SortableContext value={list}>
      {children}
      <SortableEngine {...drag} list={list} />
    </SortableContext>
  );
}

/** `item` goes on the moving element, `handle` into its `DragHandle`, `grip` on other parts that start a drag. */
export function useSortableItem(id: ItemId) {
  const list = useContext(SortableContext);
  const subscribe = useCallback((listener: () => void) => list.subscribe(id, listener), [list, id]);
  const state = () => list.stateOf(id);
  const { dragging, style, handle, grip } = useSyncExternalStore(subscribe, state, state);
  const itemRef = useCallback((element: HTMLElement | null) => list.setElement(id, "item", element), [list, id]);
  const handleRef = useCallback((element: HTMLElement | null) => list.setElement(id, "handle", element), [list, id]);
  return { dragging, item: { ref: itemRef, style }, handle: { ref: handleRef, ...handle }, grip };
}

type DragHandleProps = Omit<ComponentProps<typeof IconButton>, "children">;

/**
 * The handle that starts a drag; with the keyboard, Space picks up and drops. Until the code that drags has loaded it is marked
 * as the body is until it is hydrated.
 */
export function DragHandle({ className, ...props }: DragHandleProps) {
  return (
    <IconButton
      className={cn("cursor-grab touch-none active:cursor-grabbing", className)}
      data-hydrating={props.onKeyDown ? undefined : ""}
      {...props}
    >
      <GripVertical aria-hidden="true" />
    </IconButton>
  );
}
