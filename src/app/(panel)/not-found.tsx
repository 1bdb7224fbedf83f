import { errorView } from "~/domain/session/error-view";
import { ErrorPage } from "~/features/session/error-page";

export default function PanelNotFound() {
  return <ErrorPage view={errorView({ status: 404 })} />;
}
