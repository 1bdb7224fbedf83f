const PATHS = {
  arrow: "M5 12h14m-7-7 7 7-7 7",
  check: "M20 6 9 17l-5-5",
  link: "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71",
};

/** A decorative icon of the home page. The panel's icons are client components, which a page without React cannot use. */
export function LandingIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
