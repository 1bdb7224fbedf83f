import type { DeepPartial } from "~/copy/merge";

/** The form of a new category, also inside that of a product. */
export const categoryForm = {
  form: {
    title: "Crear categoría",
    back: "Volver a mis categorías",
    name: "Nombre",
    placeholder: "Por ejemplo: Camisetas",
    image: "Foto",
    optional: "(opcional)",
    imageHint: "JPEG, PNG, WebP, AVIF o HEIC, hasta 10 MB.",
    pick: "Elegir una foto",
    camera: "Tomar una foto",
    cropImage: "Recortar la foto",
    removeImage: "Quitar la foto",
    visibleHint: "Tus clientes la ven en la tienda",
    save: "Crear categoría",
    actions: "Guardar",
    imageFailed: "La categoría está creada, pero la foto no se pudo guardar: {reason}",
    leaveTitle: "¿Salir sin crear la categoría?",
    leaveText: "Lo que escribiste se pierde.",
    leave: "Salir",
    stay: "Seguir aquí",
  },
};

export const categoryFormAr: DeepPartial<typeof categoryForm> = {
  form: { placeholder: "Por ejemplo: Remeras", camera: "Sacar una foto", stay: "Seguir acá" },
};

export const categoryFormTexts = { name: "category", neutral: categoryForm, argentine: categoryFormAr } as const;
