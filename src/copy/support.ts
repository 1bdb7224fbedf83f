import type { DeepPartial } from "~/copy/merge";

/** `/soporte`: help answers, WhatsApp support, and a message to the team. */
export const supportCopy = {
  title: "Ayuda",
  intro: "Busca tu duda o escríbenos: del otro lado hay personas.",
  search: "Buscar en la ayuda",
  clearSearch: "Borrar la búsqueda",
  questionsTitle: "Preguntas frecuentes",
  found: (count: number) => (count === 1 ? "1 respuesta" : `${count} respuestas`),
  nothing: {
    title: "No encontramos esa duda",
    text: "Prueba con otra palabra, o escríbenos y te respondemos.",
    action: "Ver todas las preguntas",
  },
  questions: {
    firstProduct: {
      question: "¿Cómo cargo un producto?",
      answer:
        "En Mis productos, toca “Cargar producto”. Con el nombre alcanza: precio, fotos, categoría y variantes los puedes agregar después. Apenas lo guardas se ve en tu tienda.",
      action: "Cargar un producto",
    },
    photos: {
      question: "¿Qué fotos puedo subir y cuántas?",
      answer:
        "Hasta 12 por producto, desde la cámara o la galería, de hasta 10 MB cada una: JPEG, PNG, WebP, AVIF o HEIC, la del iPhone. Las puedes recortar y ordenar, y nosotros las reducimos para que tu tienda abra rápido.",
      action: "Ir a mis productos",
    },
    prices: {
      question: "¿Cómo cambio muchos precios a la vez?",
      answer:
        "En Cambiar precios eliges qué productos (todos, una categoría, una búsqueda o los que marques), cuánto suben o bajan y el redondeo. Antes de guardar ves cada precio como está y como queda. Si te equivocaste, puedes deshacer los últimos diez cambios.",
      action: "Cambiar precios",
    },
    promotions: {
      question: "¿Cómo hago un 3x2 o un descuento?",
      answer:
        "En Mis productos, en el menú de tres puntos, está Precios y promociones. Eliges qué ofrecer (3x2, segunda unidad, precio por cantidad, porcentaje o monto menos), en qué productos y cuándo. Mientras lo armas ves cómo se cobra con tus precios. Las promociones no se suman entre sí: en cada pedido vale la que más le ahorra a tu cliente.",
      action: "Ir a las promociones",
    },
    noPrice: {
      question: "¿Puedo publicar un producto sin precio?",
      answer:
        "Sí. Si dejas el precio vacío, en tu tienda dice “Consultar” y se puede pedir igual: el total avisa que hay productos a consultar.",
      action: "Ir a mis productos",
    },
    import: {
      question: "¿Cómo importo mi lista de Excel?",
      answer:
        "En Importar productos subes tu archivo de Excel o de texto (CSV). Te mostramos qué columna es cada cosa y qué se va a crear o cambiar antes de tocar nada; lo que no se entiende lo corriges ahí mismo. Para empezar de cero puedes descargar una plantilla.",
      action: "Importar productos",
    },
    pause: {
      question: "¿Cómo escondo un producto sin borrarlo?",
      answer:
        "Apaga “Visible” en la lista de productos: deja de verse en tu tienda y lo vuelves a prender cuando quieras. Lo que eliminas queda 30 días en la papelera.",
      action: "Ir a mis productos",
    },
    orders: {
      question: "¿Dónde veo los pedidos? ¿Y si no me llega el WhatsApp?",
      answer:
        "Todo pedido se guarda en Mis pedidos antes de que se abra WhatsApp, y además te avisamos por mail. Aunque tu cliente no llegue a mandar el mensaje, el pedido está ahí con su nombre y lo que pidió.",
      action: "Ir a mis pedidos",
    },
    delivery: {
      question: "¿Cómo configuro el envío y el retiro?",
      answer:
        "En Ajustes, Retiro y envío, eliges si pasan a buscar, si haces delivery o las dos cosas. El envío puede tener un costo fijo, uno por zona, o a convenir, y ser gratis desde un monto. Hasta que lo eliges, tu tienda dice que la entrega es a convenir.",
      action: "Configurar la entrega",
    },
    payment: {
      question: "¿Cómo digo cómo me pagan?",
      answer:
        "En Ajustes, Formas de pago, escribes cómo cobras, tu alias o cuenta para transferencias, y el descuento o recargo de cada forma de pago. Tu cliente lo ve al armar el pedido.",
      action: "Configurar los pagos",
    },
    minimumPurchase: {
      question: "¿Puedo pedir una compra mínima?",
      answer:
        "Sí, en Ajustes, Pedidos. Mientras el pedido no llega, tu cliente ve cuánto le falta y no lo puede enviar.",
      action: "Poner una compra mínima",
    },
    whatsapp: {
      question: "¿Cómo cambio el WhatsApp que recibe los pedidos?",
      answer:
        "En Ajustes, Contacto. Prueba el enlace antes de guardar. Si tienes sucursales, cada una puede recibir los suyos en su propio número.",
      action: "Cambiar el WhatsApp",
    },
    address: {
      question: "¿Puedo cambiar la dirección de mi tienda?",
      answer:
        "Sí, en Ajustes, Tu tienda. La dirección anterior sigue llevando a tu tienda durante 90 días, así los enlaces que ya compartiste no se rompen.",
      action: "Cambiar la dirección",
    },
    domain: {
      question: "¿Puedo usar mi propio dominio?",
      answer:
        "Sí. En Ajustes, Dominio propio, lo escribes y te decimos qué dos registros crear donde lo compraste. Tu dirección de {site} sigue funcionando.",
      action: "Usar mi dominio",
    },
    measuring: {
      question: "¿Cómo conecto Google Analytics o el píxel de Meta?",
      answer:
        "En Ajustes, Google Analytics y Meta, pegas el ID o el código entero que te dieron. Tus visitantes deciden si lo permiten: hasta entonces no se carga nada.",
      action: "Conectarlos",
    },
    share: {
      question: "¿Cómo comparto mi tienda?",
      answer:
        "En Mi tienda tienes el enlace para copiar, el código QR para descargar y los botones para compartir. En Mis links armas una página con todos tus enlaces para la bio de Instagram.",
      action: "Compartir mi tienda",
    },
    holiday: {
      question: "Me voy unos días, ¿cómo aviso?",
      answer:
        "En Ajustes, Vacaciones, pones las fechas y un mensaje. Se avisa arriba de tu tienda y en el pedido, y el catálogo se sigue viendo.",
      action: "Cerrar por unos días",
    },
    close: {
      question: "¿Cómo me llevo mis datos o cierro mi cuenta?",
      answer:
        "En Ajustes, Descargar todo, te llevas tu tienda con las fotos en un archivo. Cerrar la cuenta borra tus tiendas y pide tu contraseña; antes puedes descargar todos tus datos.",
      action: "Ver las opciones",
    },
  },
  writeTitle: "Escríbenos",
  whatsapp: "Escribir por WhatsApp",
  whatsappText: "Hola, necesito ayuda con mi tienda {shop}",
  whatsappTextAlone: "Hola, necesito ayuda con {site}",
  message: "Tu mensaje",
  messagePlaceholder: "Cuéntanos qué pasó y en qué pantalla",
  answerTo: "Te respondemos a {email}.",
  send: "Enviar mensaje",
  sent: "Recibimos tu mensaje",
  offline: "No pudimos enviarlo. Tu mensaje sigue escrito: revisa tu conexión y prueba de nuevo.",
  own: "Lo que nos escribiste",
  leaveTitle: "¿Salir sin enviar?",
  leaveText: "Tu mensaje todavía no se envió.",
  leave: "Salir",
  stay: "Seguir escribiendo",
  /** Sent to every super-user. */
  mail: {
    subject: "Mensaje de {sender} desde {site}",
    text: ["{sender} escribió al equipo:", "{message}", "Mail: {email}\nTeléfono: {phone}\nTienda: {shop}"],
    none: "no tiene",
    action: "Responder por mail",
    replySubject: "Tu mensaje al equipo",
  },
};

const supportCopyAr: DeepPartial<typeof supportCopy> = {
  intro: "Buscá tu duda o escribinos: del otro lado hay personas.",
  nothing: { text: "Probá con otra palabra, o escribinos y te respondemos." },
  questions: {
    delivery: {
      answer:
        "En Ajustes, Retiro y envío, elegís si pasan a buscar, si hacés delivery o las dos cosas. El envío puede tener un costo fijo, uno por zona, o a convenir, y ser gratis desde un monto. Hasta que lo elegís, tu tienda dice que la entrega es a convenir.",
    },
    payment: {
      answer:
        "En Ajustes, Formas de pago, escribís cómo cobrás, tu alias o cuenta para transferencias, y el descuento o recargo de cada forma de pago. Tu cliente lo ve al armar el pedido.",
    },
    firstProduct: {
      answer:
        "En Mis productos, tocá “Cargar producto”. Con el nombre alcanza: precio, fotos, categoría y variantes los podés agregar después. Apenas lo guardás se ve en tu tienda.",
    },
    photos: {
      answer:
        "Hasta 12 por producto, desde la cámara o la galería, de hasta 10 MB cada una: JPEG, PNG, WebP, AVIF o HEIC, la del iPhone. Las podés recortar y ordenar, y nosotros las achicamos para que tu tienda abra rápido.",
    },
    prices: {
      answer:
        "En Cambiar precios elegís qué productos (todos, una categoría, una búsqueda o los que marques), cuánto suben o bajan y el redondeo. Antes de guardar ves cada precio como está y como queda. Si te equivocaste, podés deshacer los últimos diez cambios.",
    },
    promotions: {
      answer:
        "En Mis productos, en el menú de tres puntos, está Precios y promociones. Elegís qué ofrecer (3x2, segunda unidad, precio por cantidad, porcentaje o monto menos), en qué productos y cuándo. Mientras lo armás ves cómo se cobra con tus precios. Las promociones no se suman entre sí: en cada pedido vale la que más le ahorra a tu cliente.",
    },
    noPrice: {
      answer:
        "Sí. Si dejás el precio vacío, en tu tienda dice “Consultar” y se puede pedir igual: el total avisa que hay productos a consultar.",
    },
    import: {
      answer:
        "En Importar productos subís tu archivo de Excel o de texto (CSV). Te mostramos qué columna es cada cosa y qué se va a crear o cambiar antes de tocar nada; lo que no se entiende lo corregís ahí mismo. Para empezar de cero podés descargar una plantilla.",
    },
    pause: {
      answer:
        "Apagá “Visible” en la lista de productos: deja de verse en tu tienda y lo volvés a prender cuando quieras. Lo que eliminás queda 30 días en la papelera.",
    },
    whatsapp: {
      answer:
        "En Ajustes, Contacto. Probá el enlace antes de guardar. Si tenés sucursales, cada una puede recibir los suyos en su propio número.",
    },
    domain: {
      answer:
        "Sí. En Ajustes, Dominio propio, lo escribís y te decimos qué dos registros crear donde lo compraste. Tu dirección de {site} sigue funcionando.",
    },
    measuring: {
      answer:
        "En Ajustes, Google Analytics y Meta, pegás el ID o el código entero que te dieron. Tus visitantes deciden si lo permiten: hasta entonces no se carga nada.",
    },
    share: {
      answer:
        "En Mi tienda tenés el enlace para copiar, el código QR para descargar y los botones para compartir. En Mis links armás una página con todos tus enlaces para la bio de Instagram.",
    },
    holiday: {
      answer:
        "En Ajustes, Vacaciones, ponés las fechas y un mensaje. Se avisa arriba de tu tienda y en el pedido, y el catálogo se sigue viendo.",
    },
    close: {
      answer:
        "En Ajustes, Descargar todo, te llevás tu tienda con las fotos en un archivo. Cerrar la cuenta borra tus tiendas y pide tu contraseña; antes podés descargar todos tus datos.",
    },
  },
  writeTitle: "Escribinos",
  messagePlaceholder: "Contanos qué pasó y en qué pantalla",
  offline: "No pudimos enviarlo. Tu mensaje sigue escrito: revisá tu conexión y probá de nuevo.",
};

export const supportTexts = { name: "support", neutral: supportCopy, argentine: supportCopyAr } as const;
