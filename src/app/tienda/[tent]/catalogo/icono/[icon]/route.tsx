import "~/server/container";

import { pictureResponse, renderPng } from "~/app/rendered-picture";
import { contentVersion, parseIconName } from "~/domain/catalogue/discovery/link-picture";
import { IconPicture, iconLogo } from "~/features/catalogue/pages/link-picture";
import { shopIcon } from "~/features/catalogue/pages/link-picture-data";
import { ports } from "~/server/container";
import { pictureInside } from "~/server/services/image/jpeg-photo";
import { notFoundResponse } from "../../../cached-document";
import { openShop } from "../../../read";

export const dynamic = "force-dynamic";

/** The shop's icon on a phone's home screen: its logo or its first letter. */
export async function GET(_request: Request, { params }: { params: Promise<{ tent: string; icon: string }> }) {
  const { tent, icon: name } = await params;
  const { frame } = await openShop(tent);
  const asked = parseIconName(name);
  if (!asked) return notFoundResponse();
  const { kind, size } = asked;
  const icon = shopIcon(frame);
  const version = contentVersion(icon);
  return pictureResponse({
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
