import type { ComponentProps, CSSProperties } from "react";

export type ItemId = string | number;

export interface SortableTexts {
  /** Keyboard instructions, announced when a handle gets the focus. */
  instructions: string;
  picked: (name: string, place: number) => string;
  over: (name: string, place: number) => string;
  dropped: (name: string, place: number) => string;
  cancelled: (name: string, place: number) => string;
}

export interface DragProps {
  items: readonly { id: ItemId; name: string }[];
  texts: SortableTexts;
  /** For vertical lists: restricts movement to the vertical axis. */
  rows?: boolean;
  onMove: (from: number, to: number) => void;
  /** While an item is dragged: where it is from, and where it would land. Null once it was let go. */
  onDrag?: (drag: Drag | null) => void;
}

/** Places in the list, from 0. */
export interface Drag {
  from: number;
  to: number;
}

/** How an item stands in a drag, and what starts one. */
interface ItemState {
  dragging: boolean;
  style: CSSProperties | undefined;
  /** For the handle: mouse, touch and keyboard. */
  handle: Omit<ComponentProps<"button">, "ref">;
  /** For other parts that start a drag: mouse and touch. */
  grip: Pick<ComponentProps<"div">, "onMouseDown" | "onTouchStart">;
}

type SetElement = (element: HTMLElement | null) => void;
type Elements<Value> = Record<"item" | "handle", Value>;

/** Before the code that drags is there. */
const AT_REST: ItemState = { dragging: false, style: undefined, handle: {}, grip: {} };

/** Joins the rows of a list, which are there at once, and the code that drags them, which is loaded later. */
export class SortableItems {
  private readonly states = new Map<ItemId, ItemState>();
  private readonly elements = new Map<ItemId, Partial<Elements<HTMLElement | null>>>();
  private readonly setters = new Map<ItemId, Elements<SetElement>>();
  private readonly listeners = new Map<ItemId, () => void>();

  /** Each item has one row, which listens. */
  subscribe(id: ItemId, listener: () => void): () => void {
    this.listeners.set(id, listener);
    return () => this.listeners.delete(id);
  }

  stateOf(id: ItemId): ItemState {
    return this.states.get(id) ?? AT_REST;
  }

  publish(id: ItemId, state: ItemState): void {
    this.states.set(id, state);
    this.listeners.get(id)?.();
  }

  setElement(id: ItemId, part: keyof Elements<unknown>, element: HTMLElement | null): void {
    this.elements.set(id, { ...this.elements.get(id), [part]: element });
    this.setters.get(id)?.[part](element);
  }

  /** Tells of an item's elements, now and whenever they change. Returns how to stop. */
  watchElements(id: ItemId, set: Elements<SetElement>): () => void {
    const known = this.elements.get(id);
    set.item(known?.item ?? null);
    set.handle(known?.handle ?? null);
    this.setters.set(id, set);
    return () => {
      this.setters.delete(id);
      this.states.delete(id);
    };
  }
}
