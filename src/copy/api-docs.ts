import type { DeepPartial } from "~/copy/merge";

/** `/api/docs`: the page about the public API. */
export const apiDocsCopy = {
  title: "API",
  heading: "API de {name}",
  intro: "Para que otros programas trabajen con una tienda: productos, fotos, precios, categorías y más.",
  document: "Documento OpenAPI",
  calls: "Llamadas",
  search: "Buscar una llamada",
  clearSearch: "Borrar la búsqueda",
  found: (count: number) => (count === 1 ? "1 llamada" : `${count} llamadas`),
  nothing: {
    title: "No hay ninguna llamada así",
    text: "Prueba con otra palabra o con una parte de la dirección.",
    action: "Ver todas las llamadas",
  },
  back: "Volver a todas las llamadas",
  guide: {
    title: "Cómo empezar",
    base: "Todas las direcciones empiezan con",
    steps: [
      {
        title: "1. Consigue un token",
        text: "Con el mail y la contraseña de tu cuenta. Sirve 30 días, o hasta que lo revoques en Mi perfil.",
      },
      {
        title: "2. Envíalo en cada llamada",
        text: "En la cabecera Authorization. Lo que se ve en el catálogo se puede leer también sin token.",
      },
    ],
    login: "Probar el ingreso",
    answers: "Qué responde",
    answersText:
      "Lo pedido viene en `data`. Si algo falla, `error` trae un código para el programa y un mensaje para la persona; en `fields`, qué campo hay que corregir.",
    answersExample:
      '{"data": {"id": 12, "name": "Mate imperial"}}\n\n{"error": {"code": "VALIDATION", "message": "Revisa los campos marcados.", "fields": {"name": ["Escribe un nombre."]}}}',
    rules: "Cómo se escriben los datos",
    rulesList: [
      "Los precios son números con dos decimales como mucho. Un precio `null` es “Consultar”.",
      "Los datos de sí o no se envían como `1` o `0`, y así vuelven.",
      "Las fechas llevan hora UTC, como `2026-11-20T15:00:00.000Z`. La fecha de nacimiento es `AAAA-MM-DD`.",
      "Las fotos van en un formulario, en el campo `image`, de a una y de hasta 10 MB. Lo demás es JSON, de hasta 1 MB.",
    ],
    errors: "Errores",
  },
  who: {
    none: "Sin token",
    optional: "Con o sin token",
    token: "Con token",
  },
  send: "Qué se envía",
  sendNothing: "Nada.",
  path: "En la dirección",
  query: "Después del ?",
  body: "En el cuerpo",
  bodyOptional: "En el cuerpo, o sin cuerpo",
  asForm: "Formulario (multipart/form-data)",
  asImage: "O solo la imagen, con su tipo en Content-Type.",
  oneOf: "Una de estas formas:",
  writable: "Campos que se pueden cambiar, con su valor:",
  required: "obligatorio",
  example: "Ejemplo",
  answer: "Qué responde",
  errors: "Qué puede fallar",
  words: {
    text: "texto",
    integer: "número entero",
    number: "número",
    boolean: "sí o no",
    file: "archivo",
    date: "fecha AAAA-MM-DD",
    dateTime: "fecha y hora",
    object: "objeto",
    any: "cualquier valor",
    none: "null",
    list: "lista de {of}",
    or: " o ",
    upTo: "hasta {n}",
    from: "desde {n}",
    letters: "hasta {n} letras",
    items: "hasta {n} elementos",
    byDefault: "si falta: {value}",
  },
  try: {
    title: "Probar",
    text: "Se ejecuta de verdad: lo que cambies aquí cambia en tu tienda.",
    token: "Token",
    tokenHint: "No se guarda: se olvida al cerrar o recargar esta página.",
    optional: "(opcional)",
    body: "Cuerpo (JSON)",
    badBody: "No es un JSON válido. Revisa comas, comillas y llaves.",
    missing: "Falta este dato.",
    chooseImage: "Elegir imagen",
    chooseFile: "Elegir archivo",
    withoutBody: "Enviar sin cuerpo",
    send: "Enviar",
    answered: "Respuesta",
    milliseconds: "{ms} ms",
    empty: "Sin contenido",
    cut: "La respuesta sigue: aquí se ve el principio.",
    failed: "No pudimos llegar al servidor. Revisa tu conexión y prueba de nuevo.",
    useToken: "Usar este token",
    tokenUsed: "Listo: las demás llamadas usan este token",
    sure: {
      title: "¿Seguro?",
      text: "Esta llamada borra de verdad.",
      confirm: "Sí, enviar",
      cancel: "No, volver",
    },
  },
  curl: "Con curl",
  copy: "Copiar",
  copied: "Copiado",
  copyFailed: "No se pudo copiar",
};

const apiDocsCopyAr: DeepPartial<typeof apiDocsCopy> = {
  nothing: { text: "Probá con otra palabra o con una parte de la dirección." },
  guide: {
    steps: [
      {
        title: "1. Conseguí un token",
        text: "Con el mail y la contraseña de tu cuenta. Sirve 30 días, o hasta que lo revoques en Mi perfil.",
      },
      {
        title: "2. Envialo en cada llamada",
        text: "En la cabecera Authorization. Lo que se ve en el catálogo se puede leer también sin token.",
      },
    ],
  },
  try: {
    badBody: "No es un JSON válido. Revisá comas, comillas y llaves.",
    failed: "No pudimos llegar al servidor. Revisá tu conexión y probá de nuevo.",
  },
};

export const apiDocsTexts = { name: "apiDocs", neutral: apiDocsCopy, argentine: apiDocsCopyAr } as const;
