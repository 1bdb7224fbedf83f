/** The icons drawn in catalogue.css. */
export type IconName =
  | "arrow"
  | "bell"
  | "card"
  | "cart"
  | "check"
  | "chev"
  | "clock"
  | "close"
  | "copy"
  | "fb"
  | "filter"
  | "grid"
  | "home"
  | "ig"
  | "image"
  | "info"
  | "link"
  | "mail"
  | "minus"
  | "pause"
  | "phone"
  | "pin"
  | "plus"
  | "repeat"
  | "search"
  | "share"
  | "store"
  | "tag"
  | "trash"
  | "truck"
  | "wa";

export function Icon({ name }: { name: IconName }) {
  return <i className={`ic i-${name}`} aria-hidden="true" />;
}
