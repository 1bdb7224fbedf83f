import type { DeepPartial } from "~/copy/merge";

/** `/novedades`: the news, and the form where a super-user writes them. */
export const newsCopy = {
  title: "Novedades",
  intro: "Lo nuevo de {site} y lo que te conviene saber.",
  unseen: "Sin leer",
  new: "Nuevo",
  more: "Ver más",
  empty: {
    title: "Todavía no hay novedades",
    text: "Cuando haya algo nuevo para tu tienda, lo lees aquí y te avisamos en el menú.",
  },
  pages: {
    nav: "Páginas de novedades",
    previous: "Más nuevas",
    next: "Más viejas",
    position: (page: number, pages: number) => `Página ${page} de ${pages}`,
  },
  write: "Escribir novedad",
  actionsOf: (title: string) => `Acciones de ${title}`,
  edit: "Editar",
  delete: "Eliminar",
  form: {
    addTitle: "Escribir novedad",
    editTitle: "Editar novedad",
    title: "Título",
    titlePlaceholder: "Ahora puedes importar tu lista de precios",
    text: "Texto",
    textHint: "Los saltos de línea se respetan.",
    url: "Link",
    urlHint: "Un botón “Ver más” al pie de la novedad.",
    optional: "(opcional)",
    country: "Quién la ve",
    everyone: "Todos los países",
    image: "Foto",
    choose: "Elegir foto",
    change: "Cambiar foto",
    remove: "Quitar foto",
    imageAlt: "La foto de la novedad",
    cancel: "Cancelar",
    close: "Cerrar",
    publish: "Publicar",
    save: "Guardar",
    published: "Novedad publicada",
    saved: "Novedad guardada",
    leaveTitle: "¿Salir sin guardar?",
    leaveText: "Se pierde lo que escribiste.",
    leave: "Salir",
    stay: "Seguir escribiendo",
  },
  confirmDelete: {
    title: "¿Eliminar «{title}»?",
    text: "Deja de verse en todas las cuentas. No se puede deshacer.",
    confirm: "Eliminar",
    keep: "Volver",
  },
  deleted: "Novedad eliminada",
};

const newsCopyAr: DeepPartial<typeof newsCopy> = {
  empty: { text: "Cuando haya algo nuevo para tu tienda, lo leés acá y te avisamos en el menú." },
  form: { titlePlaceholder: "Ahora podés importar tu lista de precios" },
};

export const newsTexts = { name: "news", neutral: newsCopy, argentine: newsCopyAr } as const;
