/** Highlights the category on screen in the sticky bar and scrolls its chip into view. */
export function markSection(): void {
  const chips = new Map<Element, HTMLAnchorElement>();
  for (const chip of document.querySelectorAll<HTMLAnchorElement>('.chip[href^="#"]')) {
    const section = document.getElementById(chip.hash.slice(1));
    if (section) chips.set(section, chip);
  }
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) isIntersecting ? seen.add(target) : seen.delete(target);
      const current = [...chips].find(([section]) => seen.has(section))?.[1];
      if (!current || current.hasAttribute("aria-current")) return;
      for (const chip of chips.values()) chip.removeAttribute("aria-current");
      current.setAttribute("aria-current", "true");
      const list = current.closest("ul");
      list?.scrollTo({ left: current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2 });
    },
    { rootMargin: "-64px 0px -60% 0px" },
  );
  for (const section of chips.keys()) observer.observe(section);
}
