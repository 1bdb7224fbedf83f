import { contentVersion, parseIconName } from "~/domain/catalogue/discovery/link-picture";
import { IconPicture, iconLogo } from "~/features/catalogue/pages/icon-picture";
import { shopIcon } from "~/features/catalogue/pages/link-picture-data";
import { pictureAnswer, renderPng } from "~/server/assets/rendered-picture";
import { ports } from "~/server/container";
import { type HttpReply, notFoundReply } from "~/server/http-reply";
import { pictureInside } from "~/server/services/image/jpeg-photo";
import { openShop } from "../open-shop";
import type { ShopRequest } from "../page-answer";

/** The shop's icon on a phone's home screen: its logo or its first letter. */
export async function iconAnswer({ tent, params }: ShopRequest<{ icon: string }>): Promise<HttpReply> {
  const { frame } = await openShop(tent);
  const asked = parseIconName(params.icon);
  if (!asked) return notFoundReply();
  const { kind, size } = asked;
  const icon = shopIcon(frame);
  const version = contentVersion(icon);
  return pictureAnswer({
    key: `icon ${kind} ${size} ${version}`,
    type: "image/png",
    current: version === asked.version,
    render: async () => {
      const side = iconLogo(kind, size);
      const frame = { width: side, height: side, fit: "inside" } as const;
      const logo = icon.logo && (await pictureInside(ports.storage, icon.logo, frame, icon.colours));
      return Buffer.from(
        await renderPng(<IconPicture icon={icon} size={size} kind={kind} logo={logo} />, { width: size, height: size }),
      );
    },
  });
}
