import type { DeepPartial } from "~/copy/merge";
import { publicFooter, publicFooterAr } from "~/copy/public-footer";
import type { ShownShop } from "~/domain/site/shown-shops";

const trades: Record<ShownShop, string> = {
  demo: "Bazar y decoración",
  "cancha-norte": "Deportes",
  jazmin: "Cosmética",
  "la-espiga": "Panadería",
  "barrio-9": "Ropa",
  burbuja: "Juguetes",
  "hoja-y-tinta": "Libros y plantas",
};

/**
 * `/` for a visitor without a session: what the product is and how to start. What it says of the product and of the others
 * must be true on every installation, and as long as there are seven styles. `{name}` is the configured name of the application.
 */
export const homeCopy = {
  title: "Tu tienda en el celular de tus clientes",
  description:
    "Carga tus productos desde el celular, comparte el link de tu catálogo y recibe los pedidos por WhatsApp. Sin comisión por venta ni costo por mensaje.",
  nav: "Secciones",
  login: "Ingresar",
  start: "Crear mi tienda",
  startShort: "Crear tienda",
  startFree: "Crear mi tienda gratis",
  heading: "Tu tienda, abierta todo el día",
  text: "Carga tus productos desde el celular, comparte tu link y recibe cada pedido armado, por WhatsApp.",
  trial: { one: "1 día gratis, sin tarjeta", many: "{n} días gratis, sin tarjeta" },
  shops: {
    link: "Tiendas",
    label: "Tiendas de demostración",
    alt: "Inicio de {shop} en un teléfono",
    trades,
    note: "Tiendas de demostración, una en cada estilo.",
    noteLive: "Tiendas de demostración, una en cada estilo. Toca una para entrar.",
  },
  how: {
    link: "Cómo funciona",
    heading: "De la foto al pedido",
    text: "Cargas la foto y el precio una vez. Después, cada pedido te llega escrito.",
    address: "tutienda",
    steps: {
      producto: {
        title: "Foto y precio",
        text: "Con el celular, desde el mostrador. Si ya tienes una lista en Excel, se importa.",
        alt: "La pantalla donde se carga un producto, con su foto, su nombre y su precio",
      },
      catalogo: {
        title: "Tu link",
        text: "En tu perfil, en el estado y en la puerta, con el código QR. Eliges uno de siete estilos.",
        alt: "El catálogo de una tienda en un teléfono",
      },
      pedido: {
        title: "El pedido, armado",
        text: "Tu cliente te lo manda por WhatsApp con productos, cantidades y total. Queda en tu panel aunque el mensaje no llegue a enviarse.",
        alt: "Un pedido en el panel, con sus productos, el total y los botones WhatsApp y Confirmar",
      },
    },
  },
  more: {
    heading: "Más que un catálogo",
    text: "Lo que hace falta cuando hay mayoristas, promociones y días sin señal. Está en todos los planes.",
    list: {
      offline: {
        title: "Funciona sin señal",
        text: "Tu cliente vuelve a abrir lo que ya vio y arma su pedido: sale apenas vuelve la red. Tú cambias precios y stock igual.",
      },
      lists: {
        title: "Un precio para cada cliente",
        text: "Listas de precios con su propio link y, si quieres, con contraseña. Tus mayoristas ven los suyos y piden con ellos.",
      },
      promotions: {
        title: "Promociones que hacen la cuenta",
        text: "3x2, segunda unidad, precio por cantidad, cupones y descuento por transferencia. El carrito calcula y dice qué falta para aprovecharlos.",
      },
      import: {
        title: "Trae lo que ya tienes",
        text: "Tu Excel, o el archivo de Tiendanube, Shopify, WooCommerce o Mercado Libre, con variantes y con las fotos que nombra. Y se puede deshacer.",
      },
    },
  },
  plans: {
    link: "Precios",
    heading: "Un precio fijo. Cero comisión.",
    text: "Todo lo que vendes es tuyo: el dinero no pasa por {name}. No se paga por venta ni por mensaje.",
    trial: "Empiezas gratis y eliges un plan después.",
    first: { one: "el primer día", many: "los primeros {n} días" },
    noCard: "Sin tarjeta",
    start: "Empezar gratis",
    all: {
      title: "En todos los planes",
      list: {
        styles: "Los siete estilos, con tus colores y tu logo",
        orders: "Pedidos por WhatsApp, y guardados en tu panel",
        import: "Importación de tu lista, con fotos",
        prices: "Listas de precios y cambios de muchos a la vez",
        promotions: "Promociones, precios por cantidad y cupones",
        offline: "Tienda y panel que se abren sin señal",
        share: "Link, código QR y catálogo en PDF",
        domain: "Tu propio dominio, si tienes uno",
        stats: "Estadísticas de visitas y pedidos",
        charge: "Baja cuando quieras",
      },
    },
    others: {
      ARS: "En Argentina se paga en pesos: {prices}.",
      USD: "Fuera de Argentina se paga en dólares: {prices}.",
      other: "También se puede pagar en otra moneda: {prices}.",
    },
  },
  compare: {
    heading: "Comparado, sin vueltas",
    text: "Cada forma de vender sirve para algo. Esto es lo que cambia.",
    ways: { whatsapp: "Foto y precio por WhatsApp", platform: "Plataforma con comisión" },
    /** On a phone, where the table is a list. */
    short: { whatsapp: "WhatsApp", platform: "Con comisión" },
    rows: {
      cost: {
        title: "Lo que pagas",
        whatsapp: "Nada",
        platform: "Un porcentaje de cada venta",
        own: "El precio de tu plan, vendas lo que vendas",
      },
      prices: {
        title: "Ver los precios",
        whatsapp: "En el estado, que dura un día, o cuando contestas",
        platform: "A cualquier hora",
        own: "A cualquier hora, en tu link",
      },
      order: {
        title: "Armar el pedido",
        whatsapp: "Tú, mensaje por mensaje",
        platform: "El cliente",
        own: "El cliente, y te llega escrito",
      },
      charge: {
        title: "Cobrar",
        whatsapp: "Lo arreglas con cada cliente",
        platform: "Cobra por ti, con sus reglas y sus plazos",
        own: "Lo arreglas con cada cliente: efectivo, transferencia o el medio que uses",
      },
      look: {
        title: "Cómo se ve",
        whatsapp: "Fotos sueltas en un chat",
        platform: "Una ficha junto a las de otros",
        own: "Tu estilo, tus colores, tu link",
      },
      found: {
        title: "Que te encuentren",
        whatsapp: "Te escribe quien tiene tu número",
        platform: "Trae su propio público",
        own: "El público lo traes tú: link, estado y QR",
      },
    },
    fair: {
      question: "¿Cuándo no la necesitas?",
      answer:
        "Si vendes tres cosas a gente que ya te conoce, una foto por WhatsApp alcanza. Si buscas un público nuevo, una plataforma ya lo tiene. Y se puede usar todo junto.",
    },
  },
  questions: {
    link: "Preguntas",
    heading: "Preguntas frecuentes",
    list: {
      computer: {
        question: "¿Necesito computadora?",
        answer:
          "No. Cargas productos, cambias precios y respondes pedidos desde el celular. En la computadora también funciona.",
      },
      payment: {
        question: "¿Cómo me pagan?",
        answer:
          "Como ya cobras: en efectivo, por transferencia o con el medio que uses. El pedido llega con el total y tú lo confirmas.",
      },
      fees: {
        question: "¿Cobran por venta o por mensaje?",
        answer: "No. Pagas tu plan y nada más. Los mensajes llegan a tu WhatsApp de siempre y el dinero, directo a ti.",
      },
      network: {
        question: "¿Y si me quedo sin señal?",
        answer:
          "Sigues cargando y cambiando en tu panel: se envía solo cuando vuelve. Tu tienda también se abre en los celulares que ya la visitaron, con la fecha de los precios a la vista.",
      },
      photos: {
        question: "¿Y si no tengo fotos?",
        answer:
          "Con el nombre alcanza para publicar un producto: se ve y se puede pedir. El precio y la foto los agregas cuando los tengas.",
      },
      after: {
        question: "¿Qué pasa cuando termina la prueba?",
        answer: "Eliges un plan. Si no lo haces, la tienda queda en pausa y tus datos siguen guardados.",
      },
      /** Instead of the question above where there is no free period. */
      cancel: {
        question: "¿Me puedo dar de baja?",
        answer: "Cuando quieras, sin dar motivos. Lo que pagaste vale hasta su último día y no se te cobra más.",
      },
      style: {
        question: "¿Puedo cambiar de estilo?",
        answer: "Cuando quieras. Los productos no se tocan: cambia cómo se ven.",
      },
    },
  },
  last: "¿Abrimos hoy?",
  write: "Escríbenos",
  linkAlt: "Un escaparate con toldo y siete teléfonos, cada uno con una tienda",
  footer: publicFooter,
};

const homeCopyAr: DeepPartial<typeof homeCopy> = {
  description:
    "Cargá tus productos desde el celular, compartí el link de tu catálogo y recibí los pedidos por WhatsApp. Sin comisión por venta ni costo por mensaje.",
  heading: "Tu vidriera, abierta todo el día",
  text: "Cargá tus productos desde el celular, compartí tu link y recibí cada pedido armado, por WhatsApp.",
  shops: {
    trades: { demo: "Mates y bazar" },
    noteLive: "Tiendas de demostración, una en cada estilo. Tocá una para entrar.",
  },
  how: {
    text: "Cargás la foto y el precio una vez. Después, cada pedido te llega escrito.",
    steps: {
      producto: { text: "Con el celular, desde el mostrador. Si ya tenés una lista en Excel, se importa." },
      catalogo: {
        text: "En tu perfil, en el estado y en la puerta, con el código QR. Elegís uno de siete estilos.",
      },
    },
  },
  more: {
    list: {
      offline: {
        title: "Anda sin señal",
        text: "Tu cliente vuelve a abrir lo que ya vio y arma su pedido: sale apenas vuelve la red. Vos cambiás precios y stock igual.",
      },
      lists: {
        text: "Listas de precios con su propio link y, si querés, con contraseña. Tus mayoristas ven los suyos y piden con ellos.",
      },
      import: { title: "Traé lo que ya tenés" },
    },
  },
  plans: {
    text: "Todo lo que vendés es tuyo: la plata no pasa por {name}. No se paga por venta ni por mensaje.",
    trial: "Empezás gratis y elegís un plan después.",
    all: { list: { domain: "Tu propio dominio, si tenés uno" } },
  },
  compare: {
    rows: {
      cost: { title: "Lo que pagás" },
      prices: { whatsapp: "En el estado, que dura un día, o cuando contestás" },
      order: { whatsapp: "Vos, mensaje por mensaje" },
      charge: {
        whatsapp: "Lo arreglás con cada cliente",
        platform: "Cobra por vos, con sus reglas y sus plazos",
        own: "Lo arreglás con cada cliente: efectivo, transferencia o el medio que uses",
      },
      found: { own: "El público lo traés vos: link, estado y QR" },
    },
    fair: {
      question: "¿Cuándo no la necesitás?",
      answer:
        "Si vendés tres cosas a gente que ya te conoce, una foto por WhatsApp alcanza. Si buscás un público nuevo, una plataforma ya lo tiene. Y se puede usar todo junto.",
    },
  },
  questions: {
    list: {
      computer: {
        answer:
          "No. Cargás productos, cambiás precios y respondés pedidos desde el celular. En la computadora también anda.",
      },
      payment: {
        answer:
          "Como ya cobrás: en efectivo, por transferencia o con el medio que uses. El pedido llega con el total y vos lo confirmás.",
      },
      fees: {
        answer: "No. Pagás tu plan y nada más. Los mensajes llegan a tu WhatsApp de siempre y la plata, directo a vos.",
      },
      network: {
        answer:
          "Seguís cargando y cambiando en tu panel: se envía solo cuando vuelve. Tu tienda también se abre en los celulares que ya la visitaron, con la fecha de los precios a la vista.",
      },
      photos: {
        answer:
          "Con el nombre alcanza para publicar un producto: se ve y se puede pedir. El precio y la foto los agregás cuando los tengas.",
      },
      after: { answer: "Elegís un plan. Si no lo hacés, la tienda queda en pausa y tus datos siguen guardados." },
    },
  },
  write: "Escribinos",
  linkAlt: "Una vidriera con toldo y siete teléfonos, cada uno con una tienda",
  footer: publicFooterAr,
};

export const homeTexts = { name: "home", neutral: homeCopy, argentine: homeCopyAr } as const;
