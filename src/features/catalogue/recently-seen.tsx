"use client";

import { useEffect, useState } from "react";
import { Icon } from "./icon";
import { keepSeen, readSeen, type SeenProduct } from "./seen-store";

const SHOWN = 8;

interface SeenProps {
  tentId: number;
  title: string;
  /** What stands where a photo is missing. */
  noPhoto: string | null;
  /** The product of this page. */
  product: SeenProduct;
}

/** What was looked at before, from this device's own memory. */
export function RecentlySeen({ tentId, title, noPhoto, product }: SeenProps) {
  const [seen, setSeen] = useState<SeenProduct[]>([]);
  useEffect(() => {
    setSeen(
      readSeen(tentId)
        .filter(({ id }) => id !== product.id)
        .slice(0, SHOWN),
    );
    keepSeen(tentId, product);
  }, [tentId, product]);
  if (seen.length === 0) return null;
  return (
    <section className="sec seen" aria-labelledby="t-seen">
      <header className="sec__head">
        <h2 className="sec__t" id="t-seen">
          {title}
        </h2>
      </header>
      <ul className="seen__l">
        {seen.map(({ id, name, href, photo }) => (
          <li key={id}>
            <a className="seen__a" href={href}>
              {(photo ?? noPhoto) ? (
                <img
                  className="seen__i"
                  src={photo ?? noPhoto ?? undefined}
                  width={160}
                  height={160}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <span className="seen__i">
                  <Icon name="image" />
                </span>
              )}
              <span className="seen__n">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
