/** Forms that are filled again with what was typed and not saved. */
export const draftCopy = {
  restored: "Recuperamos lo que escribías.",
  discard: "Descartar",
};

export const draftTexts = { name: "draft", neutral: draftCopy } as const;
