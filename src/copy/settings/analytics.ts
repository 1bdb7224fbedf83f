import type { DeepPartial } from "~/copy/merge";

/** `/configuraciones/medicion` */
export const analyticsWords = {
  analytics: {
    intro:
      "Si haces publicidad en Google, Instagram o Facebook, aquí conectas las herramientas que te dicen qué anuncio trajo cada visita y cada pedido. Si no, no hace falta nada: tus visitas ya se cuentan en Estadisticas.",
    google: "Google Analytics",
    ga4: "ID de medición",
    ga4Hint: "Empieza con G-. Si te dieron un código largo, pégalo entero: nosotros buscamos el ID.",
    ga4Where: "¿Dónde lo encuentro?",
    ga4Steps: [
      "Entra a analytics.google.com con tu cuenta de Google.",
      "Toca Administrar, la rueda de abajo, y después Flujos de datos.",
      "Elige tu tienda. Si no está, toca Agregar flujo, Web, y escribe la dirección de tu tienda.",
      "Arriba a la derecha dice ID de medición. Cópialo y pégalo aquí.",
    ],
    meta: "Píxel de Meta",
    pixel: "Número del píxel",
    pixelHint: "Solo números. También puedes pegar el código entero.",
    pixelWhere: "¿Dónde lo encuentro?",
    pixelSteps: [
      "Entra a business.facebook.com/events_manager con tu cuenta de Facebook.",
      "Toca Orígenes de datos y elige tu píxel. Si no tienes, toca Conectar datos y después Web.",
      "El número está debajo de su nombre, donde dice Identificador. Cópialo y pégalo aquí.",
    ],
    remove: "Quitar",
    consentTitle: "Tus visitantes deciden",
    consent:
      "La primera vez, tu tienda les pregunta si lo permiten. Sin su permiso no se carga nada de Google ni de Meta. Nunca les enviamos nombres, teléfonos, direcciones ni lo que se busca.",
  },
};

export const analyticsWordsAr: DeepPartial<typeof analyticsWords> = {
  analytics: {
    intro:
      "Si hacés publicidad en Google, Instagram o Facebook, acá conectás las herramientas que te dicen qué anuncio trajo cada visita y cada pedido. Si no, no hace falta nada: tus visitas ya se cuentan en Estadisticas.",
    ga4Hint: "Empieza con G-. Si te dieron un código largo, pegalo entero: nosotros buscamos el ID.",
    ga4Steps: [
      "Entrá a analytics.google.com con tu cuenta de Google.",
      "Tocá Administrar, la rueda de abajo, y después Flujos de datos.",
      "Elegí tu tienda. Si no está, tocá Agregar flujo, Web, y escribí la dirección de tu tienda.",
      "Arriba a la derecha dice ID de medición. Copialo y pegalo acá.",
    ],
    pixelHint: "Solo números. También podés pegar el código entero.",
    pixelSteps: [
      "Entrá a business.facebook.com/events_manager con tu cuenta de Facebook.",
      "Tocá Orígenes de datos y elegí tu píxel. Si no tenés, tocá Conectar datos y después Web.",
      "El número está debajo de su nombre, donde dice Identificador. Copialo y pegalo acá.",
    ],
  },
};

export const analyticsTexts = { name: "tent", neutral: analyticsWords, argentine: analyticsWordsAr } as const;
