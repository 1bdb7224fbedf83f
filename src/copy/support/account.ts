import type { DeepPartial } from "~/copy/merge";

/** Answers of `/soporte` about the panel, the plan and the account. */
export const accountAnswers = {
  dashboard: {
    question: "¿Qué veo en Inicio?",
    answer:
      "Lo que espera: pedidos nuevos, sin pagar y por preparar, productos sin stock, y las ventas y visitas de hoy. En una tienda nueva, los pasos que faltan para vender.",
    action: "Ir a Inicio",
    name: "Inicio",
    words: "pasos falta empezar primeros principal resumen hoy comenzar",
  },
  stats: {
    question: "¿Cómo veo mis ventas y visitas?",
    answer:
      "En Estadisticas: visitas, pedidos y lo vendido de 7, 30 o 90 días o de un mes, comparado con lo anterior; lo más vendido, lo más visto y de dónde llegan.",
    action: "Ver las estadísticas",
    name: "Estadisticas",
    words: "estadistica reporte reportes informe metricas vendido cuanto vendi gente entro progreso mes conversion",
  },
  notifications: {
    question: "¿Cómo activo los avisos de pedidos nuevos?",
    answer:
      "En Ajustes, Avisos, se activan en cada dispositivo y se manda uno de prueba. Si no llegan, la pantalla dice por qué: bloqueados en el navegador, o un iPhone sin el panel en la pantalla de inicio. El mail de cada pedido llega igual.",
    action: "Activar los avisos",
    name: "Avisos",
    words: "notificacion notificaciones aviso avisa suena sonido push alerta llegan celular silencio noche",
  },
  install: {
    question: "¿Hay una aplicación para el celular?",
    answer:
      "No hace falta bajarla de una tienda de aplicaciones: el panel se instala desde el navegador, con su ícono. En Avisos está el botón, o los pasos para iPhone.",
    action: "Instalar el panel",
    words: "app aplicacion play store instalar icono descargar android iphone pantalla acceso directo",
  },
  offline: {
    question: "¿Puedo usarlo sin internet?",
    answer:
      "Sí, en un dispositivo donde ya estaba abierto: se ven los productos y los últimos pedidos, y los cambios quedan guardados en “Por enviar” hasta que vuelva la conexión. Pagos, importaciones y datos de la cuenta necesitan conexión.",
    action: "Ver lo que falta enviar",
    words: "conexion señal wifi offline datos corte pendiente enviar guardar perdi cambios internet",
  },
  news: {
    question: "¿Dónde me entero de lo nuevo?",
    answer: "En Novedades: lo que cambia en {site} y lo que te conviene saber. El menú marca las que no leíste.",
    action: "Ver las novedades",
    name: "Novedades",
    words: "novedad noticias cambios actualizacion mejoras punto rojo funciones",
  },
  settings: {
    question: "¿Qué hay en Ajustes?",
    answer:
      "Tu tienda, contacto, horarios, vacaciones, sucursales, pedidos, entrega, formas de pago, colores, datos legales, dominio y medición. Cada parte se guarda sola.",
    action: "Ir a Ajustes",
    name: "Ajustes",
    words: "configuracion configurar configuraciones opciones ajuste preferencias",
  },
  otherShop: {
    question: "¿Puedo tener otra tienda?",
    answer:
      "Sí, si tu plan la incluye: en Ajustes, “Abrir otra tienda”. Tiene su dirección, sus productos y sus pedidos, con la misma cuenta. Los cuatro pasos son los mismos que los de la primera.",
    action: "Ver los pasos",
    words: "abrir segunda dos tiendas varias nueva crear marca cambiar de tienda bienvenida",
  },
  planPrice: {
    question: "¿Cuánto cuesta y qué incluye cada plan?",
    answer:
      "En Mis pagos, “Ver los planes”: el precio, los productos y las tiendas de cada uno. No hay comisión por venta. Un plan más grande vale en el acto y se cobra desde el próximo cobro.",
    action: "Ver los planes",
    name: "Ver los planes",
    words: "plan planes precio mensual cuesta sale tarifa comision gratis abono mejorar limite productos contratar",
  },
  planPayment: {
    question: "¿Cómo pago mi plan o cambio la tarjeta?",
    answer:
      "En Mis pagos, “Medio de pago”. Se paga en la página de Mercado Pago o de PayPal: aquí no guardamos tarjetas. La tarjeta se cambia en tu cuenta de ahí, en la parte de suscripciones.",
    action: "Ver el medio de pago",
    name: "Medio de pago",
    words: "abonar suscripcion debito automatico mercado pago paypal tarjeta rechazado vencio cobro plan",
  },
  receipts: {
    question: "¿Dónde está la factura o el comprobante de mi plan?",
    answer:
      "En Mis pagos, “Historial y comprobantes”: cada pago con su comprobante para imprimir, que no es una factura. Si la necesitas, escríbenos. {site} tampoco emite las facturas de tus ventas.",
    action: "Ver los comprobantes",
    name: "Historial y comprobantes",
    words: "facturas recibo recibos comprobantes historial pagos factura electronica",
  },
  plan: {
    question: "¿Cómo doy de baja la suscripción?",
    answer:
      "En Mis pagos, “Botón de baja”, sin dar motivos. Lo que ya pagaste vale hasta su último día; después tu tienda se pausa, con todo guardado.",
    action: "Ir a mis pagos",
    name: "Mis pagos",
    words: "cancelar baja dejar pagar suscripcion desuscribir renunciar plan",
  },
  suspended: {
    question: "¿Por qué mi tienda está pausada?",
    answer:
      "Porque terminó la prueba o no se pudo cobrar el plan: Mis pagos dice cuál. No se borra nada, y abre apenas se confirma el pago. Mientras tanto no se ven los productos ni entran pedidos.",
    action: "Ver qué pasó",
    words: "suspendida suspendido pausada bloqueada cerrada no abre caida prueba gratuita vencida termino no funciona",
  },
  profile: {
    question: "¿Cómo cambio mi nombre, mi mail o mi teléfono?",
    answer:
      "En Mi perfil. Para un mail nuevo llega un link a esa dirección: hasta abrirlo, se ingresa con el de siempre.",
    action: "Ir a mi perfil",
    name: "Mi perfil",
    words: "perfil correo email datos personales cumpleaños nacimiento api token programas",
  },
  password: {
    question: "¿Cómo cambio mi contraseña?",
    answer:
      "En Mi perfil, Contraseña. Al cambiarla se cierran las sesiones de tus otros dispositivos. Si la olvidaste, en la pantalla de ingreso está “¿Olvidaste tu contraseña?”.",
    action: "Cambiar la contraseña",
    words: "clave password olvide recuperar ingresar entrar seguridad",
  },
  sessions: {
    question: "¿Puedo entrar desde otro celular o computadora?",
    answer:
      "Sí, con el mismo mail y contraseña, en los que quieras. En Mi perfil, “Sesiones abiertas” muestra cada uno y puede cerrar los demás: sirve si perdiste el celular.",
    action: "Ver las sesiones",
    words:
      "dispositivo dispositivos pc empleado empleados socio usuarios ingresar sesion robaron perdi varios otro telefono",
  },
  backup: {
    question: "¿Cómo hago una copia de todo?",
    answer: "En Ajustes, al final, “Descargar todo”: productos, fotos, pedidos, clientes y ajustes en un ZIP.",
    action: "Ir a Ajustes",
    words: "backup respaldo copia seguridad bajar descargar llevar zip",
  },
  close: {
    question: "¿Cómo me llevo mis datos o cierro mi cuenta?",
    answer:
      "En Ajustes, Descargar todo, te llevas tu tienda con las fotos en un archivo. Cerrar la cuenta borra tus tiendas y pide tu contraseña; antes puedes descargar todos tus datos.",
    action: "Ver las opciones",
    words: "eliminar borrar baja tienda cuenta cerrar irme datos",
  },
  dark: {
    question: "¿Cómo pongo el modo oscuro?",
    answer:
      "En el menú, “Modo oscuro” (en el celular, dentro de “Más”). Es de este dispositivo y solo del panel: tu tienda sigue lo que tenga cada visitante.",
    action: "Ir a Inicio",
    name: "Modo oscuro",
    words: "oscuro noche negro claro fondo pantalla brillo tema más",
  },
  keys: {
    question: "¿Hay atajos de teclado?",
    answer: "En una computadora, Ctrl-K busca pantallas, productos y pedidos, y la tecla ? muestra los demás atajos.",
    action: "Ir a Inicio",
    words: "atajo teclado teclas rapido computadora ctrl",
  },
  logout: {
    question: "¿Cómo salgo de mi cuenta?",
    answer:
      "En el menú, Salir. Si quedaron cambios por enviar, se pregunta qué hacer con ellos. Ese dispositivo deja de recibir avisos.",
    action: "Salir",
    name: "Salir",
    words: "cerrar sesion desconectar salir logout desloguear otra cuenta",
  },
  person: {
    question: "¿Cómo hablo con una persona?",
    answer: "En Ayuda, con el formulario: dos líneas con lo que pasó y en qué pantalla. Te respondemos por mail.",
    action: "Escribir un mensaje",
    name: "Ayuda",
    words:
      "ayuda soporte contacto hablar reclamo problema error falla humano asesor atencion escribir consulta tecnico",
  },
};

export const accountAnswersAr: DeepPartial<typeof accountAnswers> = {
  planPayment: {
    answer:
      "En Mis pagos, “Medio de pago”. Se paga en la página de Mercado Pago o de PayPal: acá no guardamos tarjetas. La tarjeta se cambia en tu cuenta de ahí, en la parte de suscripciones.",
  },
  receipts: {
    answer:
      "En Mis pagos, “Historial y comprobantes”: cada pago con su comprobante para imprimir, que no es una factura. Si la necesitás, escribinos. {site} tampoco emite las facturas de tus ventas.",
  },
  close: {
    answer:
      "En Ajustes, Descargar todo, te llevás tu tienda con las fotos en un archivo. Cerrar la cuenta borra tus tiendas y pide tu contraseña; antes podés descargar todos tus datos.",
  },
};
