import { NotFoundPage } from "~/features/catalogue/not-found-page";

export default NotFoundPage;
