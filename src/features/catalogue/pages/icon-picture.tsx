import type { ShopIcon } from "~/domain/catalogue/discovery/link-picture";
import { initialOf } from "~/domain/text";

/** An image embedded as a data URL, so that rendering fetches nothing. */
interface Inside {
  src: string;
  width: number;
  height: number;
}

/** Size of the logo or letter in an icon: only the centre of a maskable icon is guaranteed to be visible. */
export const iconLogo = (kind: string, size: number) => Math.round(size * (kind === "maskable" ? 0.56 : 0.76));

/** A shop's icon: its logo on the shop's background colour or its tile, or its first letter. */
export function IconPicture({
  icon,
  size,
  kind,
  logo,
}: {
  icon: ShopIcon;
  size: number;
  kind: string;
  logo: (Inside & { tile: string | null }) | null;
}) {
  const { bg, first, onFirst } = icon.colours;
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        width: "100%",
        height: "100%",
        backgroundColor: logo?.tile ?? (icon.logo ? bg : first),
        color: onFirst,
        borderRadius: kind === "normal" ? size / 5 : 0,
        fontFamily: "Geist",
        fontSize: size * (kind === "maskable" ? 0.42 : 0.54),
        fontWeight: 700,
      }}
    >
      {logo ? <img src={logo.src} width={logo.width} height={logo.height} alt="" /> : initialOf(icon.name)}
    </div>
  );
}
