import { errorView } from "~/domain/session/error-view";
import { ErrorPage } from "~/features/session/error-page";
import { PublicFooter } from "~/features/session/public-footer";

export default function PublicNotFound() {
  return (
    <>
      <ErrorPage view={errorView({ status: 404 })} />
      <PublicFooter />
    </>
  );
}
