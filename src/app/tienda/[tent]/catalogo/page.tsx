import { firstShelf } from "../shelf";

export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];
