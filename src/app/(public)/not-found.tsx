import { errorView } from "~/domain/session/error-view";
import { ErrorPage } from "~/features/app-context/failures/error-page";
import { PublicFooter } from "~/features/site/public-footer";

export default function PublicNotFound() {
  return (
    <>
      <ErrorPage view={errorView({ status: 404 })} />
      <PublicFooter />
    </>
  );
}
