import type { Vendor, VendorNoteKind } from "~/domain/product/import/vendors/vendor";
import type { DeepPartial } from "./merge";

type Counted = { one: string; many: string };
type Note = Counted & { text: string };

/** Moving in from another platform: what its file brings, what does not fit, and the photos. */
const vendorImportCopy = {
  title: "Traer mi catálogo",
  names: {
    TIENDANUBE: "Tiendanube",
    SHOPIFY: "Shopify",
    WOOCOMMERCE: "WooCommerce",
    MERCADO_LIBRE: "Mercado Libre",
  } satisfies Record<Vendor, string>,
  signs: { TIENDANUBE: "TN", SHOPIFY: "Sh", WOOCOMMERCE: "Wo", MERCADO_LIBRE: "ML" } satisfies Record<Vendor, string>,
  from: {
    title: "¿De dónde sale el archivo?",
    how: {
      TIENDANUBE: "Mi Tiendanube → Productos → Exportar. Llega por mail como CSV.",
      SHOPIFY: "Products → Export → All products, «CSV for Excel».",
      WOOCOMMERCE: "Productos → Exportar → Generar CSV, con todas las columnas.",
      MERCADO_LIBRE: "Publicaciones → Modificar desde Excel → Descargar.",
    } satisfies Record<Vendor, string>,
    comes: "Lo que viene contigo",
    list: [
      "Productos, categorías y opciones",
      "Precios y precios de oferta",
      "Stock y códigos",
      "Fotos, cuando el archivo trae sus direcciones",
      "Los links viejos llevan a los nuevos",
    ],
  },
  asTable: "Elige el archivo otra vez: lo leemos como una planilla cualquiera.",
  is: "Es de {vendor}",
  isNot: "No es",
  comesTitle: "Entra",
  comes: {
    photos: { one: "1 foto", many: "{n} fotos", text: "se bajan solas después de guardar" },
    products: { one: "1 producto", many: "{n} productos", text: "" },
    variants: { one: "1 variante", many: "{n} variantes", text: "con su precio, stock y código" },
    categories: { one: "1 categoría", many: "{n} categorías", text: "si no existe, se crea" },
    offers: { one: "1 oferta", many: "{n} ofertas", text: "con el precio de antes, tachado" },
    addresses: { one: "1 link viejo", many: "{n} links viejos", text: "llevan a tu tienda nueva" },
  } satisfies Record<string, Note>,
  paused: { one: "1 estaba oculto y queda pausado", many: "{n} estaban ocultos y quedan pausados" },
  changesTitle: "Entra distinto",
  staysTitle: "No entra",
  noPhotos: "Fotos",
  noPhotosText:
    "{vendor} no las pone en su archivo. Cuando termines, súbelas todas juntas con «Cargar varias fotos»: las unimos por código, nombre o link.",
  batchPhotos: "Cargar varias fotos",
  notes: {
    otherCategories: {
      one: "1 producto con varias categorías",
      many: "{n} productos con varias categorías",
      text: "Entran en la primera.",
    },
    moreOptions: {
      one: "1 variante con más de 3 opciones",
      many: "{n} variantes con más de 3 opciones",
      text: "Entran con las primeras 3.",
    },
    moreVariants: {
      one: "1 producto con más de 200 variantes",
      many: "{n} productos con más de 200 variantes",
      text: "Entran las primeras 200.",
    },
    sameVariant: {
      one: "1 variante repetida",
      many: "{n} variantes repetidas",
      text: "Entra la primera de cada una.",
    },
    anyValue: {
      one: "1 variación que vale para cualquier valor",
      many: "{n} variaciones que valen para cualquier valor",
      text: "Entran como una variante por cada valor.",
    },
    cut: { one: "1 texto demasiado largo", many: "{n} textos demasiado largos", text: "Entran recortados." },
    currency: {
      one: "1 producto en otra moneda",
      many: "{n} productos en otra moneda",
      text: "Entran sin precio y pausados, para que les pongas el tuyo.",
    },
    giftCard: { one: "1 tarjeta de regalo", many: "{n} tarjetas de regalo", text: "No se venden en tu tienda." },
    grouped: {
      one: "1 producto agrupado",
      many: "{n} productos agrupados",
      text: "Sus productos entran uno por uno.",
    },
    external: {
      one: "1 producto que se vende en otro sitio",
      many: "{n} productos que se venden en otro sitio",
      text: "Entran sin ese link: se piden en tu tienda.",
    },
    noParent: {
      one: "1 variación sin su producto",
      many: "{n} variaciones sin su producto",
      text: "Su producto no está en el archivo.",
    },
    noKey: {
      one: "1 fila sin nombre ni código",
      many: "{n} filas sin nombre ni código",
      text: "No dicen qué producto son.",
    },
    badPhoto: {
      one: "1 producto con direcciones de fotos que no sirven",
      many: "{n} productos con direcciones de fotos que no sirven",
      text: "Esas fotos no vienen.",
    },
    morePhotos: {
      one: "1 producto con más de 12 fotos",
      many: "{n} productos con más de 12 fotos",
      text: "Entran las primeras 12.",
    },
  } satisfies Record<VendorNoteKind, Note>,
  see: "Ver cuáles",
  row: "Fila {n}",
  more: { one: "y 1 más", many: "y {n} más" },
  again: "Puedes traer el mismo archivo otra vez: se actualiza, no se duplica.",
  status: "Todavía no se guardó nada",
  actions: "Revisar lo que entra",
  other: "Otro archivo",
  review: "Revisar",
  summary: "Ver qué trae el archivo",
  loading: "Leyendo lo que trae el archivo",
  failed: "No pudimos leer lo que trae el archivo.",
  retry: "Probar de nuevo",
  photos: {
    title: "Fotos",
    progress: "{done} de {total} fotos",
    underMinute: "menos de 1 min",
    minutes: "{n} min",
    running: "Tus productos ya están en tu tienda. Las fotos llegan solas; puedes seguir con otra cosa.",
    ended: "Las fotos ya llegaron.",
    cancelled: { one: "1 no se bajó porque la cancelaste", many: "{n} no se bajaron porque las cancelaste" },
    failed: { one: "1 no llegó", many: "{n} no llegaron" },
    retryAll: { one: "Probarla otra vez", many: "Probar las {n}" },
    retry: "Probar",
    retryOne: "Probar otra vez la foto de {name}",
    upload: "Subir",
    uploadOne: "Subir una foto de {name}",
    unnamed: { one: "y 1 más", many: "y {n} más" },
    cancel: "Cancelar lo que falta",
    cancelTitle: "¿Cancelar las fotos que faltan?",
    cancelText: "Las que ya llegaron quedan. Las demás no se bajan.",
    keep: "Seguir bajando",
  },
  look: {
    title: "Para mirar",
    paused: { one: "1 producto quedó pausado", many: "{n} productos quedaron pausados" },
    pausedText: "En tu tienda de antes estaban ocultos",
  },
  links: {
    title: "Los links viejos",
    text: {
      one: "1 dirección de tu tienda de antes ya lleva a la nueva. Funciona cuando conectes tu dominio.",
      many: "{n} direcciones de tu tienda de antes ya llevan a la nueva. Funcionan cuando conectes tu dominio.",
    },
    connect: "Conectar mi dominio",
  },
  later: "Si exportas de nuevo en una semana, trae el archivo: actualizamos lo que cambió y no se repite nada.",
};
export type VendorImportCopy = typeof vendorImportCopy;

const vendorImportCopyAr: DeepPartial<VendorImportCopy> = {
  from: { comes: "Lo que viene con vos" },
  asTable: "Elegí el archivo otra vez: lo leemos como una planilla cualquiera.",
  noPhotosText:
    "{vendor} no las pone en su archivo. Cuando termines, subilas todas juntas con «Cargar varias fotos»: las unimos por código, nombre o link.",
  again: "Podés traer el mismo archivo otra vez: se actualiza, no se duplica.",
  photos: { running: "Tus productos ya están en tu tienda. Las fotos llegan solas; podés seguir con otra cosa." },
  later: "Si exportás de nuevo en una semana, traé el archivo: actualizamos lo que cambió y no se repite nada.",
};

export const vendorImportTexts = {
  name: "vendorImport",
  neutral: vendorImportCopy,
  argentine: vendorImportCopyAr,
} as const;
