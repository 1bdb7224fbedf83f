/** The most useful keys, below a list. */
export const keyHints = {
  hints: {
    label: "Atajos de la lista",
    move: "moverse",
    pick: "elegir",
    edit: "editar",
    price: "precio",
    go: "ir a…",
    all: "todos los atajos",
  },
};

export const keyHintsTexts = { name: "keys", neutral: keyHints } as const;
