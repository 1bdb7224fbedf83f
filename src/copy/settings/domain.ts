import type { DeepPartial } from "~/copy/merge";

/** `/configuraciones/dominio` */
export const domainWords = {
  domain: {
    intro:
      "Si ya compraste un dominio, como mitienda.com, tu tienda puede verse ahí. La dirección que tienes con nosotros sigue funcionando.",
    label: "Tu dominio",
    hint: "Como lo compraste, o con www adelante.",
    placeholder: "www.mitienda.com",
    add: "Agregar dominio",
    waitingTitle: "Falta un paso donde compraste el dominio",
    waiting:
      "Entra al sitio donde lo compraste, busca la parte de DNS y crea estos dos registros. Después vuelve y toca Comprobar.",
    notYet:
      "Todavía no vemos los dos registros. A veces tardan unas horas: lo miramos cada día, y puedes comprobar cuando quieras.",
    workingTitle: "Tu dominio funciona",
    working: "Tu tienda se ve en {domain}.",
    open: "Abrir",
    failingTitle: "Tu dominio dejó de traer a tu tienda",
    failing:
      "Revisa los registros donde lo compraste: si el {date} siguen mal, lo apagamos. Tu otra dirección sigue funcionando.",
    proofTitle: "1. Que es tuyo",
    proofText: "Un registro que solo puede crear quien compró el dominio.",
    pointTitle: "2. Que lleva a tu tienda",
    pointText: "Un registro que trae a quien escribe tu dominio.",
    pointOr: "Si tu dominio no tiene www y no te dejan crear un CNAME, crea un registro con esta dirección:",
    kind: "Tipo",
    name: "Nombre",
    value: "Valor",
    copyOf: "Copiar {what}",
    copied: "Copiado",
    found: "Está",
    missing: "Falta",
    check: "Comprobar",
    unreachable: "No pudimos mirar los registros. Prueba de nuevo en unos minutos.",
    remove: "Quitar el dominio",
    removeTitle: "¿Quitar {domain}?",
    removeText: "Quien entre por ahí ya no verá tu tienda. Tu otra dirección sigue funcionando.",
    keep: "Volver",
  },
};

export const domainWordsAr: DeepPartial<typeof domainWords> = {
  domain: {
    intro:
      "Si ya compraste un dominio, como mitienda.com, tu tienda puede verse ahí. La dirección que tenés con nosotros sigue funcionando.",
    waiting:
      "Entrá al sitio donde lo compraste, buscá la parte de DNS y creá estos dos registros. Después volvé y tocá Comprobar.",
    notYet:
      "Todavía no vemos los dos registros. A veces tardan unas horas: lo miramos cada día, y podés comprobar cuando quieras.",
    failing:
      "Revisá los registros donde lo compraste: si el {date} siguen mal, lo apagamos. Tu otra dirección sigue funcionando.",
    pointOr: "Si tu dominio no tiene www y no te dejan crear un CNAME, creá un registro con esta dirección:",
    unreachable: "No pudimos mirar los registros. Probá de nuevo en unos minutos.",
  },
};

export const domainTexts = { name: "tent", neutral: domainWords, argentine: domainWordsAr } as const;
