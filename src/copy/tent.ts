import { formCommon } from "~/copy/form-common";
import type { DeepPartial } from "~/copy/merge";
import { settingsCopy, settingsCopyAr } from "~/copy/settings";
import { fieldWords, fieldWordsAr } from "~/copy/settings/fields";
import { logoWords, logoWordsAr } from "~/copy/settings/logo";
import { shopShare, shopShareAr } from "~/copy/shop-share";

/** The shop: its settings, onboarding and sharing. */
export const tentCopy = {
  ...shopShare,
  ...formCommon,
  ...fieldWords,
  ...logoWords,
  ...settingsCopy,
  setup: {
    step: "Paso {step} de {steps}",
    title: "Bienvenida",
    welcomeTitle: "Tu tienda, lista en minutos",
    welcomeText: "Son cuatro pasos cortos. Puedes dejarlos y seguir cuando quieras.",
    welcomeStart: "Empezar",
    welcomeContinue: "Seguir donde quedé",
    later: "Más tarde",
    laterWide: "Seguir más tarde",
    back: "Atrás",
    next: "Guardar y seguir",
    list: ["Nombre, dirección y WhatsApp", "Logo y colores", "Tu primer producto", "Compartir tu tienda"],
    one: { title: "¿Cómo se llama tu tienda?", text: "Después puedes cambiar todo." },
    another: {
      used: (used: number, limit: number) =>
        limit === 1 ? "Tu plan incluye 1 tienda" : `Usas ${used} de las ${limit} tiendas de tu plan`,
      title: "¿Cómo se llama tu otra tienda?",
      text: "Tiene su dirección, sus productos y sus pedidos. La manejas con esta misma cuenta y este mismo plan.",
      fullTitle: (limit: number) => (limit === 1 ? "Tu plan incluye 1 tienda" : `Tu plan incluye ${limit} tiendas`),
      fullText: "Para abrir otra hace falta un plan con más tiendas.",
      write: "Escríbenos y te ayudamos a cambiarlo.",
      larger: "Con el plan {plan} puedes tener hasta {limit}.",
      support: "Escribir a soporte",
      supportMessage: "Hola, quiero abrir otra tienda con mi cuenta.",
      back: "Volver a Ajustes",
    },
    two: { title: "Dale tu estilo", text: "Lo ven tus clientes. Puedes cambiarlo cuando quieras." },
    three: {
      title: "Carga tu primer producto",
      text: "Con una foto y un precio ya puedes vender.",
      category: "Categoría",
      categoryPlaceholder: "Flores",
      categoryHint: "Agrupa tus productos. Por ejemplo Flores, Camisetas o Pasteles.",
      product: "Producto",
      productPlaceholder: "Ramo de girasoles",
      price: "Precio",
      priceHint: "Vacío se muestra como “Consultar”.",
      photo: "Foto",
      fromFiles: "Elegir foto",
      fromCamera: "Tomar foto",
      changePhoto: "Cambiar foto",
      removePhoto: "Quitar la foto",
      photoAlt: "Foto del producto",
      skip: "Ahora no",
      bring: "Ya tengo un catálogo: traerlo",
      photoFailed: "El producto quedó guardado, pero la foto no: {reason}",
    },
    four: {
      title: "¡Tu tienda está abierta!",
      text: "Compártela con tus clientes: ya pueden hacerte pedidos.",
      open: "Ver mi tienda",
      done: "Ir a Inicio",
    },
  },
};

const tentCopyAr: DeepPartial<typeof tentCopy> = {
  ...shopShareAr,
  ...fieldWordsAr,
  ...logoWordsAr,
  ...settingsCopyAr,
  setup: {
    welcomeText: "Son cuatro pasos cortos. Podés dejarlos y seguir cuando quieras.",
    one: { text: "Después podés cambiar todo." },
    another: {
      used: (used: number, limit: number) =>
        limit === 1 ? "Tu plan incluye 1 tienda" : `Usás ${used} de las ${limit} tiendas de tu plan`,
      text: "Tiene su dirección, sus productos y sus pedidos. La manejás con esta misma cuenta y este mismo plan.",
      write: "Escribinos y te ayudamos a cambiarlo.",
      larger: "Con el plan {plan} podés tener hasta {limit}.",
    },
    two: { text: "Lo ven tus clientes. Podés cambiarlo cuando quieras." },
    three: {
      title: "Cargá tu primer producto",
      text: "Con una foto y un precio ya podés vender.",
      categoryPlaceholder: "Mates",
      productPlaceholder: "Mate imperial de calabaza",
      fromCamera: "Sacar foto",
      categoryHint: "Agrupá tus productos. Por ejemplo Mates, Remeras o Tortas.",
    },
    four: { text: "Compartila con tus clientes: ya pueden hacerte pedidos." },
  },
};

export const tentTexts = { name: "tent", neutral: tentCopy, argentine: tentCopyAr } as const;
