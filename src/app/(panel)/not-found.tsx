import { errorView } from "~/domain/session/error-view";
import { ErrorPage } from "~/features/app-context/failures/error-page";

export default function PanelNotFound() {
  return <ErrorPage view={errorView({ status: 404 })} />;
}
