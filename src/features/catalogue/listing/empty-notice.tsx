import type { ReactNode } from "react";
import { type EmptyKind, emptyWords } from "~/copy/empty-words";
import type { Frame } from "../parts/frame";
import { styleMarkup } from "../styles/style-markup";

interface SceneProps {
  frame: Pick<Frame, "shop">;
  kind: EmptyKind;
}

/** The style's own drawing and words for what is not there: the drawing, all in its sheet, is the same for no products. */
export function EmptyScene({ frame: { shop }, kind }: SceneProps) {
  return (
    <>
      <i className={`scene scene--${kind === "new" ? "none" : kind}`} aria-hidden="true" />
      <p className="empty__k">{emptyWords[styleMarkup(shop.theme.styleId).name][kind]}</p>
    </>
  );
}

interface EmptyProps extends SceneProps {
  title: string;
  help: string;
  /** Links to go on with. */
  children?: ReactNode;
}

/** Stands in place of what a page has nothing of. */
export function EmptyNotice({ frame, kind, title, help, children }: EmptyProps) {
  return (
    <div className="empty">
      <EmptyScene frame={frame} kind={kind} />
      <h2 className="empty__t">{title}</h2>
      <p>{help}</p>
      {children ? <p className="empty__a">{children}</p> : null}
    </div>
  );
}
