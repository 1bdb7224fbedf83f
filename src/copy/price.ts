import type { DeepPartial } from "~/copy/merge";

const some = (n: number, one: string, many: string, shown: string = String(n)) =>
  n === 1 ? one : many.replace("{n}", shown);

export const priceCopy = {
  title: "Cambiar precios",
  back: "Volver a mis productos",
  history: "Últimos cambios",
  /** Verbatim from the specification: docs/product.md#success-messages. */
  applied: "Los precios fueron actualizados",
  undo: "Deshacer",

  lists: {
    label: "¿Qué precios?",
    shop: "Los de tu tienda",
    list: "Lista {name}",
    gone: "Esa lista ya no está: elige otros precios.",
    back: "Volver a la lista",
  },
  scope: {
    legend: "¿Qué productos?",
    all: "Todos",
    categories: "Categorías",
    search: "Una búsqueda",
    picked: "Elegidos a mano",
    chooseCategories: "Elegir categorías",
    chooseProducts: "Elegir productos",
    withoutCategory: "Sin categoría",
    more: (names: string, n: number) => `${names} y ${n} más`,
    products: (n: number, shown: string) => some(n, "1 producto", "{n} productos", shown),
    filters: "Filtros",
    category: "Categoría",
    everyCategory: "Todas las categorías",
    pickedCount: (n: number, shown: string) => some(n, "1 elegido", "{n} elegidos", shown),
    noCategories: "Todavía no tienes categorías.",
  },
  rule: {
    legend: "¿Qué cambio?",
    up: "Subir",
    down: "Bajar",
    set: "Fijar",
    value: "Cuánto",
    setValue: "Precio nuevo",
    unit: "En qué",
    percent: "Porcentaje",
    amount: "Monto",
    rounding: "Redondear a",
    cents: "Centavos",
    setHint: "Todos los elegidos, con sus variantes, quedan con este precio.",
  },
  preview: {
    title: "Así quedan",
    list: "Precios nuevos",
    loading: "Calculando los precios",
    counted: (products: string, variants: string | null) => (variants ? `${products} y ${variants}` : products),
    variants: (n: number, shown: string) => some(n, "1 variante", "{n} variantes", shown),
    waiting: {
      scope: "Elige qué productos y aquí verás cómo queda cada precio.",
      value: "Escribe cuánto y aquí verás cómo queda cada precio, antes de cambiar nada.",
    },
    empty: { title: "No hay productos ahí", text: "Prueba con otra categoría o con otras palabras." },
    noProducts: {
      title: "Todavía no hay precios",
      text: "Carga tu primer producto y vuelve cuando quieras cambiarlo.",
    },
    load: "Cargar producto",
    unusual: "Fuera de lo habitual",
    unusualTitle: (n: number, shown: string) => some(n, "1 precio cambia mucho.", "{n} precios cambian mucho.", shown),
    unusualText: (n: number) =>
      n === 1
        ? "Sube más de 70 % o baja más de 30 %. Está primero en la lista: míralo antes de seguir."
        : "Suben más de 70 % o bajan más de 30 %. Están primero en la lista: míralos antes de seguir.",
    stays: "Queda igual",
    tooLow: "Queda igual: llegaría a cero",
    tooHigh: "Queda igual: sería demasiado grande",
    was: "Antes",
    now: "Ahora",
    consult: "Consultar",
    previousSwitch: "Cambiar también el precio anterior",
    previousHint: (n: number, shown: string) =>
      some(
        n,
        "Hay 1 oferta: su precio tachado se mueve igual y el descuento se mantiene.",
        "Hay {n} ofertas: su precio tachado se mueve igual y el descuento se mantiene.",
        shown,
      ),
    previous: "Anterior: {before} → {after}",
    previousLost: "Deja de mostrar el precio anterior",
    facts: {
      rise: (n: number, shown: string) => some(n, "1 sube", "{n} suben", shown),
      fall: (n: number, shown: string) => some(n, "1 baja", "{n} bajan", shown),
      priced: (n: number, shown: string) => some(n, "1 no tenía precio", "{n} no tenían precio", shown),
      stay: (n: number, shown: string) => some(n, "1 queda igual", "{n} quedan igual", shown),
      withoutPrice: (n: number, shown: string) => some(n, "1 sin precio no cambia", "{n} sin precio no cambian", shown),
      offersLost: (n: number, shown: string) =>
        some(
          n,
          "1 oferta deja de mostrar su precio anterior",
          "{n} ofertas dejan de mostrar su precio anterior",
          shown,
        ),
    },
    range: "Entre {lowest} y {highest}",
    page: "Páginas de la vista previa",
  },
  moved: {
    title: "Algo cambió mientras mirabas. No se tocó ningún precio.",
    line: "{name}: {before} → {after}",
    other: "Cambiaron productos o precios de la lista.",
    look: "Abajo está cómo quedan ahora: míralo y confirma otra vez.",
  },
  bar: {
    label: "Aplicar el cambio",
    average: "en promedio",
    sum: (n: number, shown: string) => some(n, "el precio que cambia", "suma de los {n} precios", shown),
    later: "Después puedes deshacer.",
    apply: (n: number, shown: string) => some(n, "Cambiar 1 precio", "Cambiar {n} precios", shown),
    nothing: "Cambiar precios",
    missingScope: "Falta elegir qué productos",
    missingValue: "Falta escribir cuánto",
    nothingChanges: "No cambia ningún precio",
    wrongValue: "Revisa cuánto",
    calculating: "Calculando…",
  },
  done: {
    title: (n: number, shown: string) => some(n, "Listo: cambió 1 precio", "Listo: cambiaron {n} precios", shown),
    text: "Ya se ven en tu tienda. Si algo no quedó bien, puedes deshacerlo.",
    shop: "Ver mi tienda",
    list: "Ya se ven con el link de la lista {name}. Si algo no quedó bien, puedes deshacerlo.",
    seeList: "Ver la lista",
  },
  confirm: {
    title: "¿Cambiar igual?",
    text: (n: number, shown: string) =>
      some(
        n,
        "1 precio sube más de 70 % o baja más de 30 %.",
        "{n} precios suben más de 70 % o bajan más de 30 %.",
        shown,
      ),
    furthest: "El que más cambia: {name}, de {before} a {after}.",
    yes: "Sí, cambiar",
    no: "Revisar",
  },
  changes: {
    hint: "Puedes deshacer los últimos diez. Cada precio vuelve a como estaba.",
    none: "Aquí quedan los cambios que hagas, con quién y cuándo, para poder deshacerlos.",
    list: "Últimos cambios de precios",
    up: "Subió {value}",
    down: "Bajó {value}",
    set: "Fijó {value}",
    rounded: "redondeado a {step}",
    onList: "Lista {name}",
    byFile: "Precios de un archivo",
    one: "De {before} a {after}",
    prices: (n: number, shown: string) => some(n, "1 precio", "{n} precios", shown),
    search: "Búsqueda «{search}»",
    undoOf: "Deshacer: {change}, {when}",
    undone: "Deshecho",
    undonePart: "Volvieron {restored} de {changed}",
    failed: "No pudimos cargar los últimos cambios.",
    retry: "Probar de nuevo",
  },
  undoing: {
    title: "¿Deshacer este cambio?",
    text: "{change}: {prices} vuelven a como estaban.",
    textOne: "{change}: el precio vuelve a como estaba.",
    yes: "Deshacer",
    no: "Cancelar",
    done: "Los precios volvieron a como estaban",
    part: (n: number, shown: string) => some(n, "Volvió 1 precio.", "Volvieron {n} precios.", shown),
    left: (n: number, shown: string) =>
      some(
        n,
        "1 quedó como está porque cambió después: {names}.",
        "{n} quedaron como están porque cambiaron después: {names}.",
        shown,
      ),
    gone: (n: number, shown: string) => some(n, "1 ya no existe.", "{n} ya no existen.", shown),
    nothing: "Ningún precio volvió: todos cambiaron después. Deshaz primero los cambios más nuevos.",
    nothingThere: "Ningún precio volvió: esos productos ya no existen.",
  },
};

const priceCopyAr: DeepPartial<typeof priceCopy> = {
  lists: { gone: "Esa lista ya no está: elegí otros precios." },
  scope: { noCategories: "Todavía no tenés categorías." },
  preview: {
    waiting: {
      scope: "Elegí qué productos y acá vas a ver cómo queda cada precio.",
      value: "Escribí cuánto y acá vas a ver cómo queda cada precio, antes de cambiar nada.",
    },
    empty: { text: "Probá con otra categoría o con otras palabras." },
    noProducts: { text: "Cargá tu primer producto y volvé cuando quieras cambiarlo." },
    unusualText: (n: number) =>
      n === 1
        ? "Sube más de 70 % o baja más de 30 %. Está primero en la lista: miralo antes de seguir."
        : "Suben más de 70 % o bajan más de 30 %. Están primero en la lista: miralos antes de seguir.",
  },
  moved: { look: "Abajo está cómo quedan ahora: miralo y confirmá otra vez." },
  bar: { later: "Después podés deshacer.", wrongValue: "Revisá cuánto" },
  done: {
    text: "Ya se ven en tu tienda. Si algo no quedó bien, podés deshacerlo.",
    list: "Ya se ven con el link de la lista {name}. Si algo no quedó bien, podés deshacerlo.",
  },
  changes: {
    hint: "Podés deshacer los últimos diez. Cada precio vuelve a como estaba.",
    none: "Acá quedan los cambios que hagas, con quién y cuándo, para poder deshacerlos.",
  },
  undoing: { nothing: "Ningún precio volvió: todos cambiaron después. Deshacé primero los cambios más nuevos." },
};

export const priceTexts = { name: "price", neutral: priceCopy, argentine: priceCopyAr } as const;
