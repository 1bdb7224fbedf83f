/** The link to "Mis links". */
export const linksLink = {
  title: "Mis links",
  intro: "Una sola página con todo lo tuyo, para la bio de Instagram.",
};

export const linksLinkTexts = { name: "link", neutral: linksLink } as const;
