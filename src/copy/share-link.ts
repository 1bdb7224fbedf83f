/** The link to a picture to share, on other screens. */
export const shareLink = { picture: { title: "Imagen para compartir" } };

export const shareLinkTexts = { name: "share", neutral: shareLink } as const;
