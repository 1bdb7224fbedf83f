import type { Frame } from "./frame";

export interface Crumb {
  name: string;
  /** Path after the shop's base; undefined for the current page. */
  path?: string;
}

export function Crumbs({ frame, trail }: { frame: Frame; trail: readonly Crumb[] }) {
  const { base, copy } = frame;
  return (
    <nav className="crumbs" aria-label={copy.youAreIn}>
      <ol>
        <li>
          <a href={base || "/"}>{copy.home}</a>
        </li>
        {trail.map(({ name, path }) => (
          <li key={name}>{path ? <a href={base + path}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
