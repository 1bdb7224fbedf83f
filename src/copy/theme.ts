import type { PaintedColour } from "~/domain/theme/verdict";

/** `/personalizar-colores`. */
export const themeCopy = {
  title: "Personalizar colores",
  view: "Ver mi tienda",
  saved: "Colores guardados",
  undo: "Deshacer",
  undone: "Volvieron los colores de antes",
  discard: "Descartar",
  preview: {
    title: "Así se ve",
    label: "Vista previa de tu tienda",
    night: "Ver de noche",
    day: "Ver de día",
    larger: "Agrandar la vista previa",
    smaller: "Reducir la vista previa",
    failed: "No se pudo mostrar tu tienda.",
    retry: "Probar de nuevo",
  },
  contrast: {
    ratio: "{ratio} : 1",
    least: "Contraste con el fondo; para leer bien hace falta {ratio} : 1.",
    samplePrice: "$ 28.900",
    sampleText: "Vela",
    paintedAs: {
      asked: "Se lee bien",
      black: "No se lee bien: usamos negro para el texto",
      white: "No se lee bien: usamos blanco para el texto",
      text: "No se lee bien: usamos tu color de texto",
      third: "No se lee bien: usamos el tercer color de {style}",
    } satisfies Record<PaintedColour, string>,
    /** The preset in its original design. */
    byDesign: "Va en botones; los textos usan el otro tono de {style}",
  },
  colours: {
    title: "Tus cuatro colores",
    first: "Principal",
    firstHint: "Botones y precios en oferta",
    second: "Segundo",
    secondHint: "Detalles",
    bg: "Fondo",
    bgHint: "Detrás de todo",
    text: "Texto",
    textHint: "Nombres y descripciones",
    pick: "{name}: elegir color",
    code: "{name}: código",
    reset: "Volver a los colores de {style}",
  },
  presets: { title: "Estilos" },
  palettes: { title: "Paletas listas" },
};

export const themeTexts = { name: "theme", neutral: themeCopy } as const;
