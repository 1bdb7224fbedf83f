/** Something that no design of a shop may do. */
export interface Fault {
  what: string;
  /** Where: classes and text of the element; empty for the whole page. */
  element: string;
}

/** Collects faults, each once. */
export class Faults {
  private readonly found = new Map<string, Fault>();

  add(what: string, element = ""): void {
    this.found.set(`${what} ${element}`, { what, element });
  }

  get all(): Fault[] {
    return [...this.found.values()];
  }
}
