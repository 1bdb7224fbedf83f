import { describe, expect, it } from "vitest";
import { paintTokens } from "../../theme/theme";
import {
  contentVersion,
  iconPath,
  jpegPath,
  type LinkPictureContent,
  parseIconName,
  parseJpegName,
  parsePictureName,
  productPicturePath,
  shopPicturePath,
  specialPicturePath,
} from "./link-picture";

const CHOICE = {
  styleId: 2,
  firstCustomColor: null,
  secondCustomColor: null,
  bgCustomColor: null,
  textCustomColor: null,
};
const COLOURS = paintTokens(CHOICE, "light");
const picture = (now: string): LinkPictureContent => ({
  shop: { name: "Casa Yerbal", host: "casa.vidriera.test", logo: null },
  style: "celia",
  colours: COLOURS,
  photo: null,
  title: "Mate",
  note: null,
  price: { from: null, now, before: null },
  badge: null,
});
const fileOf = (path: string) => path.split("/").at(-1) ?? "";

describe("link preview image URL", () => {
  it("changes when any of its content changes", () => {
    const versions = Array.from({ length: 5_000 }, (_, price) => contentVersion(picture(`$ ${price}`)));
    expect(new Set(versions).size).toBe(5_000);
    expect(contentVersion(picture("$ 1"))).toBe(versions[1]);
  });

  it("can be parsed back", () => {
    const version = contentVersion(picture("$ 1"));
    expect(parsePictureName(fileOf(productPicturePath(12, picture("$ 1"))))).toEqual({ of: 12, version });
    expect(parsePictureName(fileOf(shopPicturePath(picture("$ 1"))))).toEqual({ of: "shop", version });
    expect(parsePictureName(fileOf(specialPicturePath(picture("$ 1"))))).toEqual({ of: "special", version });
    const { bg, text, first } = COLOURS;
    const icon = { name: "Casa", logo: null, colours: { bg, text, first, onFirst: COLOURS["on-first"] } };
    expect(parseIconName(fileOf(iconPath("maskable", 512, icon)))).toMatchObject({ kind: "maskable", size: 512 });
    expect(parseIconName(fileOf(iconPath("normal", 48, icon)))).toMatchObject({ kind: "normal", size: 48 });
    const hash = "a".repeat(32);
    expect(parseJpegName(fileOf(jpegPath({ hash, width: 3000 })))).toEqual({ hash, width: 1280 });
  });

  it.each(["0-a.jpg", "12.jpg", "tienda-A.jpg", "12-a.png", "../12-a.jpg", `${"1".repeat(10)}-a.jpg`])(
    "rejects %s",
    (name) => expect(parsePictureName(name)).toBeNull(),
  );

  it.each(["normal-511-a.png", "normal-4-a.png", "apple-48-a.png", "huge-512-a.png", "maskable-192-a.png"])(
    "rejects the icon name %s",
    (name) => expect(parseIconName(name)).toBeNull(),
  );
});
