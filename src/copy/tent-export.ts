import type { DeepPartial } from "~/copy/merge";

const readme = {
  title: "Todo lo de {shop}",
  intro: "Este archivo trae todo lo que tu tienda tenía el {when}. Las planillas se abren con Excel o Google Sheets.",
  products:
    "productos.csv: tus productos con sus variantes, listos para Productos > Importar, en esta u otra tienda. Cada archivo trae hasta {rows} renglones: si hay más, siguen en productos-2.csv y los demás. No trae los productos de la papelera. Si dos productos tienen el mismo código, al importar entra el primero y el otro queda anotado para corregirlo.",
  categories:
    "categorias.csv: tus categorías, en orden. Al importar los productos se crean otra vez, sin foto y sin pausar: si tenías alguna pausada, vuelve a pausarla.",
  orders: "pedidos.csv: todos tus pedidos, también los cancelados, los archivados y los sospechosos.",
  customers: "clientes.csv: tus clientes.",
  settings: "ajustes.csv: los ajustes de tu tienda, con sucursales, links y plantillas.",
  photos:
    "fotos: las fotos de los productos, con el código o el nombre de cada uno. Súbelas en Productos > Cargar varias fotos y cada una encuentra su producto. Si son más de {photos} hay varias carpetas: sube una por vez.",
  unnamed:
    "fotos-a-elegir: fotos de productos que se llaman igual que otro y no tienen un código propio. Al subirlas, elige de quién es cada una.",
  bin: "papelera: las fotos de los productos de la papelera.",
  pictures: "imagenes: el logo, la portada, las categorías y el inicio.",
  data: "tienda.json: los mismos datos completos, para programas. También trae la papelera, el historial de cada pedido y quiénes esperan un producto.",
};

/** The archive with everything of a shop: its files and their columns. */
const tentExportCopy = {
  archive: "mi-tienda",
  files: {
    readme: "LEEME.txt",
    data: "tienda.json",
    products: "productos",
    categories: "categorias.csv",
    orders: "pedidos.csv",
    customers: "clientes.csv",
    settings: "ajustes.csv",
    lost: "fotos-que-faltan.txt",
  },
  folders: {
    photos: "fotos",
    unnamed: "fotos-a-elegir",
    bin: "papelera",
    pictures: "imagenes",
    categories: "categorias",
    home: "inicio",
    logo: "logo",
    cover: "portada",
  },
  readme,
  lost: "Estas fotos no se pudieron leer. Descarga todo otra vez, o búscalas en tu tienda:",
  yes: "sí",
  no: "no",
  categories: { name: "Nombre", paused: "Pausada", products: "Productos", address: "Dirección", picture: "Foto" },
  customers: { name: "Nombre", phone: "Teléfono", note: "Nota", since: "Desde" },
  settings: {
    name: "Ajuste",
    value: "Valor",
    description: "Descripción",
    address: "Dirección",
    domain: "Dominio propio",
    zone: "Envío a {zone}",
    hours: "Horarios",
    branch: "Sucursal {name}",
    link: "Link {name}",
    template: "Plantilla {name}",
  },
};
export type TentExportCopy = typeof tentExportCopy;

const tentExportCopyAr: DeepPartial<TentExportCopy> = {
  readme: {
    categories:
      "categorias.csv: tus categorías, en orden. Al importar los productos se crean otra vez, sin foto y sin pausar: si tenías alguna pausada, volvé a pausarla.",
    photos:
      "fotos: las fotos de los productos, con el código o el nombre de cada uno. Subilas en Productos > Cargar varias fotos y cada una encuentra su producto. Si son más de {photos} hay varias carpetas: subí una por vez.",
    unnamed:
      "fotos-a-elegir: fotos de productos que se llaman igual que otro y no tienen un código propio. Al subirlas, elegí de quién es cada una.",
  },
  lost: "Estas fotos no se pudieron leer. Descargá todo otra vez, o buscalas en tu tienda:",
};

export const tentExportTexts = { name: "tentExport", neutral: tentExportCopy, argentine: tentExportCopyAr } as const;
