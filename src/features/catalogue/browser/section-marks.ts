/** Highlights the category on screen in the sticky bar and scrolls its chip into view. */
export function markSection(): void {
  const chips = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.chip[href^="#"]')].map((chip) => [chip.hash.slice(1), chip]),
  );
  const sections = [...chips.keys()].map((id) => document.getElementById(id)).filter((section) => section !== null);
  if (sections.length === 0) return;
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) entry.isIntersecting ? seen.add(entry.target) : seen.delete(entry.target);
      const current = sections.find((section) => seen.has(section));
      if (!current) return;
      for (const [id, chip] of chips) {
        if (id !== current.id) chip.removeAttribute("aria-current");
        else if (!chip.hasAttribute("aria-current")) {
          chip.setAttribute("aria-current", "true");
          const list = chip.closest("ul");
          const item = chip.parentElement;
          if (list && item) list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2 });
        }
      }
    },
    { rootMargin: "-64px 0px -60% 0px" },
  );
  for (const section of sections) observer.observe(section);
}
