import type { ReactElement } from "react";
import type { SharePictureContent } from "~/domain/catalogue/share-picture/share-picture";
import { benito } from "./benito";
import { celia } from "./celia";
import { guille } from "./guille";
import { nymeria } from "./nymeria";
import { patricia } from "./patricia";
import type { ImageIn, PictureStyles } from "./pieces";
import { rupe } from "./rupe";
import { sol } from "./sol";

const STYLES: PictureStyles = { guille, celia, patricia, sol, nymeria, rupe, benito };

/** Draws a picture to share in the shop's style. */
export function drawPicture(content: SharePictureContent, image: ImageIn): ReactElement {
  const { single, collage } = STYLES[content.style];
  return (content.products.length === 1 ? single : collage)[content.format]({ content, image });
}
