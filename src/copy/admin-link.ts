/** The link to the administration, on a super-user's profile. */
export const adminLink = {
  title: "Administración",
  hint: "Personas, tiendas, planes, trabajos y errores del sitio",
};

export const adminLinkTexts = { name: "admin", neutral: adminLink } as const;
