import type { DeepPartial } from "~/copy/merge";

/** Answers of `/soporte` about orders and the shop itself. */
export const shopAnswers = {
  orders: {
    question: "¿Dónde veo los pedidos? ¿Y si no me llega el WhatsApp?",
    answer:
      "Todo pedido se guarda en Mis pedidos antes de que se abra WhatsApp, y además te avisamos por mail. Aunque tu cliente no llegue a mandar el mensaje, el pedido está ahí con su nombre y lo que pidió.",
    action: "Ir a mis pedidos",
    name: "Mis pedidos",
    words: "pedido ventas compraron llegan mensaje perdido buscar",
  },
  orderSteps: {
    question: "¿Cómo confirmo, cobro, entrego o cancelo un pedido?",
    answer:
      "Al abrir un pedido, el botón de abajo es el próximo paso: confirmar, marcar pagado, preparado y entregado. En “Más acciones” se cancela o se archiva. Todo se puede deshacer, y tu cliente ve el avance en su link.",
    action: "Ir a mis pedidos",
    words:
      "estado estados confirmar pagado preparar enviado entregado cancelar anular archivar seguimiento correo terminar",
  },
  editOrder: {
    question: "Mi cliente cambió el pedido, ¿lo puedo editar?",
    answer:
      "Sí, hasta que se entrega: productos, cantidades, precios, entrega, descuento y datos del cliente. Antes de guardar se ve la diferencia, y después queda un mensaje de WhatsApp con los cambios.",
    action: "Elegir el pedido",
    words: "modificar agregar sacar quitar corregir editar equivoco cambiar pedido",
  },
  newOrder: {
    question: "¿Puedo anotar una venta que me hicieron en persona?",
    answer:
      "Sí: en Mis pedidos, “Nuevo pedido”. Lleva productos de tu tienda o renglones escritos a mano, un descuento, el envío y la forma de pago, y descuenta el stock como cualquier otro.",
    action: "Nuevo pedido",
    words: "cargar pedido manual telefono mostrador local venta ventas crear tomar presencial",
  },
  print: {
    question: "¿Cómo imprimo un pedido?",
    answer:
      "En el pedido, “Imprimir”: en una hoja A5 o en un ticket de 80 mm. Desde la lista, en “Más opciones”, se imprimen hasta 50 juntos o se bajan a Excel, con los filtros que tenga.",
    action: "Ir a mis pedidos",
    words: "imprimir impresora ticket comanda remito papel etiqueta exportar hoja ticketera",
  },
  customers: {
    question: "¿Dónde están mis clientes?",
    answer:
      "En Clientes, dentro de Mis pedidos: cada teléfono que pidió, con sus pedidos, para buscar por nombre o número. Se llena solo.",
    action: "Ver mis clientes",
    name: "Clientes",
    words: "cliente contactos agenda base datos historial compradores telefono frecuentes",
  },
  replies: {
    question: "¿Puedo guardar respuestas para WhatsApp?",
    answer:
      "Sí: en Respuestas de WhatsApp están las que ya vienen y las tuyas, con datos que se completan solos, como el nombre, el total o el alias. Se usan desde cada pedido.",
    action: "Ver las respuestas",
    name: "Respuestas de WhatsApp",
    words: "plantillas mensajes rapidas automaticas responder contestar texto predeterminado modelo",
  },
  delivery: {
    question: "¿Cómo configuro el envío y el retiro?",
    answer:
      "En Ajustes, Retiro y envío, eliges si pasan a buscar, si haces delivery o las dos cosas. El envío puede tener un costo fijo, uno por zona, o a convenir, y ser gratis desde un monto. Hasta que lo eliges, tu tienda dice que la entrega es a convenir.",
    action: "Configurar la entrega",
    name: "Retiro y envío",
    words:
      "delivery reparto despacho domicilio entrega entregas envios zona zonas costo gratis flete cadete local recoger moto",
  },
  payment: {
    question: "¿Cómo digo cómo me pagan?",
    answer:
      "En Ajustes, Formas de pago, escribes cómo cobras, tu alias o cuenta para transferencias, y el descuento o recargo de cada forma de pago. Tu cliente lo ve al armar el pedido.",
    action: "Configurar los pagos",
    name: "Formas de pago",
    words:
      "pago pagos formas medios cobrar cobro transferencia efectivo alias cbu clabe cuenta tarjeta cuotas mercado pago recargo banco",
  },
  minimumPurchase: {
    question: "¿Puedo pedir una compra mínima?",
    answer: "Sí, en Ajustes, Pedidos. Mientras el pedido no llega, tu cliente ve cuánto le falta y no lo puede enviar.",
    action: "Poner una compra mínima",
    words: "minimo monto pedido minimos telefono obligatorio",
  },
  whatsapp: {
    question: "¿Cómo cambio el WhatsApp que recibe los pedidos?",
    answer:
      "En Ajustes, Contacto. Prueba el link antes de guardar. Si tienes sucursales, cada una puede recibir los suyos en su propio número.",
    action: "Cambiar el WhatsApp",
    name: "Contacto",
    words: "numero telefono celular wsp contacto instagram facebook redes pais moneda",
  },
  shopData: {
    question: "¿Cómo cambio el nombre, el logo o el aviso de mi tienda?",
    answer: "En Ajustes, Tu tienda: nombre, lema, logo y el aviso que se lee arriba de tu tienda.",
    action: "Cambiar los datos",
    name: "Tu tienda",
    words: "datos marca lema anuncio imagen perfil cambiar",
  },
  address: {
    question: "¿Puedo cambiar la dirección de mi tienda?",
    answer:
      "Sí, en Ajustes, Tu tienda. La dirección anterior sigue llevando a tu tienda durante 90 días, así los links que ya compartiste no se rompen.",
    action: "Cambiar la dirección",
    words: "link url enlace subdominio web pagina nombre",
  },
  colours: {
    question: "¿Cómo cambio los colores y el diseño?",
    answer:
      "En Ajustes, Colores: siete estilos, siete paletas listas y tus cuatro colores, con la vista previa al lado. Si un texto no se lee bien sobre el fondo, se muestra en otro color, y la pantalla lo dice.",
    action: "Personalizar colores",
    name: "Colores",
    words: "color estilo estilos tema paleta fondo letra fuente apariencia aspecto linda personalizar plantilla",
  },
  home: {
    question: "¿Cómo armo la portada de mi tienda?",
    answer:
      "En Mi tienda, Portada: una foto con una frase y un botón, y debajo las secciones que quieras, en tu orden: productos elegidos, lo más pedido, ofertas, categorías, un banner, un texto, tus links. Tus clientes la ven al publicar.",
    action: "Armar la portada",
    name: "Portada",
    words: "inicio pagina principal banner foto tapa secciones destacados carrusel presentacion quienes somos",
  },
  hours: {
    question: "¿Cómo pongo mis horarios?",
    answer:
      "En Ajustes, Horarios: hasta tres turnos por día, que pueden pasar de la medianoche. Tu tienda dice si está abierta, según el reloj de tu país. Cerrada también recibe pedidos.",
    action: "Poner los horarios",
    name: "Horarios",
    words: "horario horas abro cierro abierto cerrado atencion dias noche madrugada turno turnos domingo",
  },
  holiday: {
    question: "Me voy unos días, ¿cómo aviso?",
    answer:
      "En Ajustes, Vacaciones, pones las fechas y un mensaje. Se avisa arriba de tu tienda y en el pedido, y el catálogo se sigue viendo.",
    action: "Cerrar por unos días",
    name: "Vacaciones",
    words: "vacaciones feriado feriados cerrar viaje receso pausar tienda cerrado no atiendo",
  },
  branches: {
    question: "Tengo dos locales, ¿cómo los cargo?",
    answer:
      "En Ajustes, Sucursales: hasta 20, cada una con su dirección, su mapa, sus horarios y, si quieres, su WhatsApp. Si hay varias, quien pasa a buscar elige en cuál.",
    action: "Ir a las sucursales",
    name: "Sucursales",
    words: "abri otro otra direccion sucursal local locales mapa ubicacion direccion domicilio donde estoy google maps",
  },
  legal: {
    question: "¿Dónde pongo mis datos legales?",
    answer: "En Ajustes, Datos legales: lo que va al pie de tu tienda. Los campos son los de tu país.",
    action: "Cargar los datos legales",
    name: "Datos legales",
    words: "cuit rut rfc nit fiscal afip arca arrepentimiento razon social ley impuestos iva pie terminos",
  },
  domain: {
    question: "¿Puedo usar mi propio dominio?",
    answer:
      "Sí. En Ajustes, Dominio propio, lo escribes y te decimos qué dos registros crear donde lo compraste. Tu dirección de {site} sigue funcionando.",
    action: "Usar mi dominio",
    name: "Dominio propio",
    words: "dominios com www dns comprar nic propia pagina web",
  },
  measuring: {
    question: "¿Cómo conecto Google Analytics o el píxel de Meta?",
    answer:
      "En Ajustes, Google Analytics y Meta, pegas el ID o el código entero que te dieron. Tus visitantes deciden si lo permiten: hasta entonces no se carga nada.",
    action: "Conectarlos",
    name: "Google Analytics y Meta",
    words: "pixel anuncios publicidad campaña facebook ads medir medicion etiqueta conversiones",
  },
  share: {
    question: "¿Cómo comparto mi tienda?",
    answer:
      "En Mi tienda tienes el link para copiar, el código QR para descargar y los botones para compartir. En Mis links armas una página con todos tus links para la bio de Instagram.",
    action: "Compartir mi tienda",
    name: "Mi tienda",
    words: "link enlace qr codigo mandar difundir publicar clientes mi tienda ver",
  },
  links: {
    question: "¿Cómo armo una página con todos mis links?",
    answer:
      "En Mis links: tienda, catálogo, WhatsApp y redes ya vienen, y se agregan los tuyos. Es una sola dirección para la bio de Instagram, con los clics de cada botón.",
    action: "Ir a mis links",
    name: "Mis links",
    words: "bio instagram linktree enlaces botones redes clics",
  },
  picture: {
    question: "¿Cómo hago una imagen para mi estado o mi Instagram?",
    answer:
      "En “Imagen para compartir” se eligen hasta 6 productos y queda un estado o una publicación en el estilo de tu tienda, con precio y dirección, para compartir o descargar.",
    action: "Armar una imagen",
    name: "Imagen para compartir",
    words: "historia historias publicacion post flyer placa redes foto promocionar estado collage",
  },
  poster: {
    question: "¿Cómo imprimo el QR para el local?",
    answer:
      "En Mi tienda, “Cartel para el local”: una hoja A4 con tu código QR, lista para imprimir o guardar como PDF, en tres diseños.",
    action: "Ver el cartel",
    name: "Cartel para el local",
    words: "cartel afiche codigo qr mostrador vidrio papel mesa imprimir",
  },
  pdf: {
    question: "¿Cómo hago un catálogo en PDF?",
    answer:
      "En Mi tienda, “Catálogo en PDF”: para mandar por WhatsApp o para imprimir en A4, de todo o solo de las ofertas, con los precios de tu tienda o los de una lista. Queda guardado 7 días.",
    action: "Armar el catálogo",
    words: "folleto revista catalogo descargar imprimir mandar archivo",
  },
  feed: {
    question: "¿Cómo aparezco en Google Shopping o en la tienda de Instagram?",
    answer:
      "En Mi tienda, “Google e Instagram”, está el link con todos tus productos y los pasos para pegarlo en Google y en Meta. Precios y stock se actualizan solos. Sin foto o sin precio no se incluyen.",
    action: "Ver el link",
    words: "google merchant buscador facebook shop etiquetar catalogo meta aparecer buscadores",
  },
};

export const shopAnswersAr: DeepPartial<typeof shopAnswers> = {
  delivery: {
    answer:
      "En Ajustes, Retiro y envío, elegís si pasan a buscar, si hacés delivery o las dos cosas. El envío puede tener un costo fijo, uno por zona, o a convenir, y ser gratis desde un monto. Hasta que lo elegís, tu tienda dice que la entrega es a convenir.",
  },
  payment: {
    answer:
      "En Ajustes, Formas de pago, escribís cómo cobrás, tu alias o cuenta para transferencias, y el descuento o recargo de cada forma de pago. Tu cliente lo ve al armar el pedido.",
  },
  whatsapp: {
    answer:
      "En Ajustes, Contacto. Probá el link antes de guardar. Si tenés sucursales, cada una puede recibir los suyos en su propio número.",
  },
  branches: {
    answer:
      "En Ajustes, Sucursales: hasta 20, cada una con su dirección, su mapa, sus horarios y, si querés, su WhatsApp. Si hay varias, quien pasa a buscar elige en cuál.",
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
      "En Mi tienda tenés el link para copiar, el código QR para descargar y los botones para compartir. En Mis links armás una página con todos tus links para la bio de Instagram.",
  },
  holiday: {
    answer:
      "En Ajustes, Vacaciones, ponés las fechas y un mensaje. Se avisa arriba de tu tienda y en el pedido, y el catálogo se sigue viendo.",
  },
};
