import type { DeepPartial } from "~/copy/merge";

/** `/` for a visitor without a session: what the product is and how to start. */
export const homeCopy = {
  title: "Tu tienda en el celular de tus clientes",
  description:
    "Carga tus productos desde el celular, comparte el link de tu catálogo y recibe los pedidos por WhatsApp.",
  login: "Ingresar",
  start: "Crear mi tienda",
  startFree: "Crear mi tienda gratis",
  example: "Ver un ejemplo",
  heading: "Tu tienda, abierta todo el día",
  text: "Carga tus productos desde el celular, comparte tu link y recibe los pedidos por WhatsApp.",
  trial: "{days} días de prueba gratuita, sin tarjeta",
  steps: {
    heading: "Abres en cuatro pasos",
    list: [
      { title: "Ponle nombre", text: "Eliges el nombre de tu tienda y su dirección propia." },
      { title: "Dale tu estilo", text: "Subes tu logo y ves en vivo cómo queda." },
      { title: "Carga tus productos", text: "Foto, precio y listo. Entran hasta {limit}." },
      { title: "Compártela", text: "Link, código QR y un botón para WhatsApp." },
    ],
  },
  daily: {
    heading: "Hecho para el día a día",
    orders: {
      title: "Pedidos en orden",
      text: "Cada pedido con su número, su total y su próximo paso, aunque el mensaje no llegue a enviarse.",
      list: [
        { name: "Lucía Fernández", total: "$ 41.400", state: "Nuevo" },
        { name: "Martín Gómez", total: "$ 18.750", state: "Confirmado" },
      ],
    },
    products: {
      title: "Tus precios, al instante",
      text: "Cambias un precio o pausas un producto y tus clientes lo ven en la próxima visita.",
      list: [
        { name: "Tetera esmaltada", picture: "tetera", price: "$ 32.500", before: "$ 28.900" },
        { name: "Vela de soya", picture: "vela", price: "$ 8.500", before: "$ 7.450" },
      ],
      before: "antes",
    },
    share: {
      title: "Una dirección que es tuya",
      text: "La compartes en tus redes, o pegas el código QR en la puerta del local.",
      name: "tutienda",
    },
  },
  last: "¿Abrimos hoy?",
  footer: { terms: "Términos y condiciones", otherWording: "Ver en español de Argentina" },
};

export const homeCopyAr: DeepPartial<typeof homeCopy> = {
  footer: { otherWording: "Ver en español neutro" },
  heading: "Tu vidriera, abierta todo el día",
  description:
    "Cargá tus productos desde el celular, compartí el link de tu catálogo y recibí los pedidos por WhatsApp.",
  text: "Cargá tus productos desde el celular, compartí tu link y recibí los pedidos por WhatsApp.",
  steps: {
    heading: "Abrís en cuatro pasos",
    list: [
      { title: "Ponele nombre", text: "Elegís el nombre de tu tienda y su dirección propia." },
      { title: "Dale tu estilo", text: "Subís tu logo y ves en vivo cómo queda." },
      { title: "Cargá tus productos", text: "Foto, precio y listo. Entran hasta {limit}." },
      { title: "Compartila", text: "Link, código QR y un botón para WhatsApp." },
    ],
  },
  daily: {
    products: {
      list: [
        { name: "Mate imperial", picture: "mate", price: "$ 32.500", before: "$ 28.900" },
        { name: "Vela de soja", picture: "vela", price: "$ 8.500", before: "$ 7.450" },
      ],
      text: "Cambiás un precio o pausás un producto y tus clientes lo ven en la próxima visita.",
    },
    share: { text: "La compartís en tus redes, o pegás el código QR en la puerta del local." },
  },
};
