import type { DeepPartial } from "~/copy/merge";

/** The link to the composer of the home. */
export const composerLink = {
  title: "Portada",
  intro: "Ordena y edita lo primero que ven tus clientes.",
};

export const composerLinkAr: DeepPartial<typeof composerLink> = {
  intro: "Ordená y editá lo primero que ven tus clientes.",
};

export const composerLinkTexts = { name: "composer", neutral: composerLink, argentine: composerLinkAr } as const;
