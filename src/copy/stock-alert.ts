import { alertBanner } from "~/copy/alert-banner";
import type { DeepPartial } from "~/copy/merge";

interface AnswerValues {
  shop: string;
  /** With its variant: "Remera lisa (M, Negro)". */
  product: string;
  price: string | null;
  url: string;
}

/** `/productos/esperan`: visitors who wait for something that is sold out. */
export const stockAlertCopy = {
  ...alertBanner,
  title: "Esperan un producto",
  subtitle: "Dejaron su número para que les avises. Cuando el producto vuelve, escríbeles.",
  listLabel: "Personas que esperan",
  loading: "Cargando a quienes esperan",
  states: "Qué ver",
  state: { waiting: "Esperan", answered: "Avisados" },
  only: "Solo «{name}»",
  everyone: "Ver todos",
  isBack: "Ya volvió",
  since: "Desde {when}",
  answeredAt: "Avisado {when}",
  write: "Avisar",
  writeTo: "Avisar por WhatsApp a {phone} que espera {product}",
  writeAgainTo: "Escribir otra vez por WhatsApp a {phone}, que esperaba {product}",
  writeAgain: "Escribir",
  answered: "Marcado como avisado",
  undo: "Deshacer",
  undone: "Vuelve a estar entre los que esperan",
  notThere: "Ya no está en la lista.",
  wait: "Volver a la espera",
  waitFor: "Volver a la espera a {phone}",
  delete: "Borrar",
  deleteOf: "Borrar a {phone}",
  confirmDelete: {
    title: "¿Borrar a {phone}?",
    text: "Deja de esperar {product} y su número se borra.",
    confirm: "Borrar",
    cancel: "Cancelar",
  },
  deleted: "Se borró",
  retention: "Los números se borran solos: 90 días después de avisar, o al año si nadie les escribió.",
  failed: "No pudimos cargar la lista.",
  retry: "Probar de nuevo",
  pages: { nav: "Páginas", previous: "Anterior", next: "Siguiente", position: "{page} de {pages}" },
  empty: {
    waiting: {
      title: "Nadie espera un producto",
      text: "Cuando algo se queda sin stock, tus clientes pueden dejar su número en la página del producto. Los ves aquí.",
    },
    answered: {
      title: "Todavía no avisaste a nadie",
      text: "Aquí quedan por 90 días las personas a las que les escribiste.",
    },
  },
  backToProducts: "Ir a mis productos",
  /** What the merchant sends. */
  answer: ({ shop, product, price, url }: AnswerValues) =>
    `¡Hola! Te escribimos de ${shop}: volvió ${product}${price ? `, a ${price}` : ""}. Lo puedes pedir aquí: ${url}`,
  answerBefore: ({ shop, product, url }: AnswerValues) =>
    `¡Hola! Te escribimos de ${shop} por ${product}, que estás esperando: ${url}`,
};

const stockAlertCopyAr: DeepPartial<typeof stockAlertCopy> = {
  subtitle: "Dejaron su número para que les avises. Cuando el producto vuelve, escribiles.",
  empty: {
    waiting: {
      text: "Cuando algo se queda sin stock, tus clientes pueden dejar su número en la página del producto. Los ves acá.",
    },
    answered: { text: "Acá quedan por 90 días las personas a las que les escribiste." },
  },
  answer: ({ shop, product, price, url }: AnswerValues) =>
    `¡Hola! Te escribimos de ${shop}: volvió ${product}${price ? `, a ${price}` : ""}. Lo podés pedir acá: ${url}`,
};

export const stockAlertTexts = { name: "stockAlert", neutral: stockAlertCopy, argentine: stockAlertCopyAr } as const;
