/** The link to the notifications, in the settings. */
export const pushLink = { title: "Avisos", hint: "Los pedidos nuevos, en el celular" };

export const pushLinkTexts = { name: "push", neutral: pushLink } as const;
