import { copyFor } from "~/copy/copy";

/** The shop's 404 page. */
export function NotFoundPage() {
  const copy = copyFor(null).catalogue;
  return (
    <main id="contenido" className="plain">
      <h1 className="plain__t">{copy.notFound}</h1>
      <p className="plain__p">{copy.notFoundHelp}</p>
      <p>
        <a className="btn" href="/">
          {copy.toMain}
        </a>
      </p>
    </main>
  );
}
