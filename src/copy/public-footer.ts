/** Below every public page. */
export const publicFooter = {
  label: "Al pie",
  terms: "Términos y condiciones",
  otherWording: "Ver en español de Argentina",
};

export const publicFooterAr: Partial<typeof publicFooter> = { otherWording: "Ver en español neutro" };

export const publicFooterTexts = { name: "publicFooter", neutral: publicFooter, argentine: publicFooterAr } as const;
