import type { DeepPartial } from "~/copy/merge";

/** Answers of `/soporte` about products and prices. `name`: the screen's. `words`: of those who ask otherwise. */
export const productAnswers = {
  firstProduct: {
    question: "¿Cómo cargo un producto?",
    answer:
      "En Mis productos, toca “Cargar producto”. Con el nombre alcanza: precio, fotos, categoría y variantes los puedes agregar después. Apenas lo guardas se ve en tu tienda.",
    action: "Cargar un producto",
    name: "Cargar producto",
    words: "subir agregar crear publicar nuevo articulo mercaderia vender descripcion editar",
  },
  productList: {
    question: "¿Cómo cambio varios productos a la vez?",
    answer:
      "En Mis productos el precio se escribe en la misma fila, y “Elegir varios” pausa, muestra, pone en oferta, mueve de categoría o elimina los elegidos. La búsqueda, los filtros y el orden están arriba de la lista.",
    action: "Ir a mis productos",
    name: "Mis productos",
    words: "editar modificar juntos seleccionar marcar masivo filtrar buscar lista",
  },
  photos: {
    question: "¿Qué fotos puedo subir y cuántas?",
    answer:
      "Hasta 12 por producto, desde la cámara o la galería, de hasta 10 MB cada una: JPEG, PNG, WebP, AVIF o HEIC, la del iPhone. Las puedes recortar y ordenar, y nosotros las reducimos para que tu tienda abra rápido.",
    action: "Ir a mis productos",
    words: "imagen imagenes cambiar recortar galeria camara pesa formato",
  },
  blurryPhoto: {
    question: "¿Por qué una foto se ve borrosa?",
    answer:
      "Porque llegó chica: pasa con las que se reenvían por WhatsApp y con las capturas de pantalla. Conviene subir la original, desde la galería o la cámara. Se guarda con hasta 1.600 píxeles de lado.",
    action: "Cambiar la foto",
    words: "imagen pixelada mala calidad fea nitida resolucion mal estirada",
  },
  manyPhotos: {
    question: "¿Puedo subir muchas fotos juntas?",
    answer:
      "Sí: hasta 200 por vez, o un ZIP. Una foto que se llama como el código o el nombre de un producto se suma a él; cada una de las demás se vuelve un producto con su nombre y su precio. Suben solas, aunque salgas de la pantalla.",
    action: "Cargar varias fotos",
    name: "Cargar varias fotos",
    words: "varias imagenes todas masivo lote zip rapido",
  },
  variants: {
    question: "¿Cómo cargo tallas, colores o sabores?",
    answer:
      "En el producto, en Variantes: hasta 3 opciones (talla, color, medida) con sus valores. Cada combinación puede tener su precio, su stock y su código, y se puede pausar sola.",
    action: "Elegir el producto",
    words: "variantes talla tallas color sabor medidas tamaño numero modelo opciones",
  },
  units: {
    question: "¿Puedo vender por kilo o por metro?",
    answer:
      "Sí: en el producto, en “Unidad”, se elige por pieza, kilo, 100 gramos, metro, docena o bulto, y de a cuánto se suma. El precio es el de una de esas medidas.",
    action: "Ir a mis productos",
    words: "peso pesar gramos kg metros medio fraccion cantidad minima unidad suelto granel",
  },
  categories: {
    question: "¿Cómo armo las categorías?",
    answer:
      "En Mis Categorias se crean, se ordenan arrastrando, se les pone foto y se pausan: una categoría pausada esconde sus productos. Cada producto elige la suya en su formulario, o varios juntos desde la lista.",
    action: "Ir a mis categorías",
    name: "Mis Categorias",
    words: "categoria rubro rubros seccion secciones agrupar separar dividir crear ordenar menu",
  },
  prices: {
    question: "¿Cómo cambio muchos precios a la vez?",
    answer:
      "En Cambiar precios eliges qué productos (todos, una categoría, una búsqueda o los que marques), cuánto suben o bajan y el redondeo. Antes de guardar ves cada precio como está y como queda. Si te equivocaste, puedes deshacer los últimos diez cambios.",
    action: "Cambiar precios",
    name: "Cambiar precios",
    words: "aumento aumentar subir bajar inflacion porcentaje todo remarcar actualizar redondear precio deshacer",
  },
  noPrice: {
    question: "¿Puedo publicar un producto sin precio?",
    answer:
      "Sí. Si dejas el precio vacío, en tu tienda dice “Consultar” y se puede pedir igual: el total avisa que hay productos a consultar.",
    action: "Ir a mis productos",
    words: "consultar consulta mostrar precio vacio",
  },
  cost: {
    question: "¿Dónde anoto el costo y veo cuánto gano?",
    answer:
      "En el formulario del producto, en Costo: al lado se ve el margen, la parte del precio que queda. Solo se ve en el panel. También se puede importar una lista de costos y armar los precios con un porcentaje.",
    action: "Ir a mis productos",
    words: "ganancia margen rentabilidad proveedor compra utilidad recargo",
  },
  offer: {
    question: "¿Cómo marco una oferta con el precio anterior tachado?",
    answer:
      "En el producto, “Oferta” lo suma a las ofertas de tu tienda, y “Precio anterior”, si es mayor que el precio, se muestra tachado con el porcentaje. “Oferta” también se prende desde la lista.",
    action: "Ir a mis productos",
    words: "ofertas oferta rebaja rebajado liquidacion antes tachar saldo",
  },
  promotions: {
    question: "¿Cómo hago un 3x2 o un descuento?",
    answer:
      "En Mis productos, en el menú de tres puntos, está Precios y promociones. Eliges qué ofrecer (3x2, segunda unidad, precio por cantidad, porcentaje o monto menos), en qué productos y cuándo. Mientras lo armas ves cómo se cobra con tus precios. Las promociones no se suman entre sí: en cada pedido vale la que más le ahorra a tu cliente.",
    action: "Ir a las promociones",
    name: "Precios y promociones",
    words: "promocion promo promos descuentos descontar 2x1 ofertas black friday hot sale combo",
  },
  breaks: {
    question: "¿Puedo cobrar menos por cantidad?",
    answer:
      "Sí, con un precio por cantidad: desde tantas unidades, cada una cuesta menos. Puede contar un producto con sus variantes, una categoría o todo el pedido.",
    action: "Poner un precio por cantidad",
    words: "docena pack bulto caja escala escalonado llevando varias unidades",
  },
  coupons: {
    question: "¿Cómo hago un cupón de descuento?",
    answer:
      "Un cupón es un código que descuenta un porcentaje o un monto, o regala el envío. Puede tener compra mínima, fechas, una cantidad de usos y valer una vez por persona. Al crearlo queda listo un mensaje con su link y su QR.",
    action: "Crear un cupón",
    words: "cupones codigo promocional voucher seguidores influencer",
  },
  wholesale: {
    question: "¿Cómo vendo por mayor con otros precios?",
    answer:
      "Con una lista de precios: un porcentaje menos o precios propios, para quien tenga su link. Puede pedir una compra mínima y una contraseña, mostrar solo algunos productos y ocultar los precios públicos. Se puede dejar que la pidan desde tu tienda.",
    action: "Ir a las listas de precios",
    name: "Listas de precios",
    words: "mayorista mayoristas minorista mayoreo distribuidor revendedor revendedores lista listas especiales",
  },
  trial: {
    question: "¿Cómo pruebo cuánto le va a salir a mi cliente?",
    answer:
      "En “Probar con un carrito” se eligen productos, forma de pago, entrega y cupón, y se ve el total paso por paso, ahora o en otro día y hora. No se guarda nada.",
    action: "Probar con un carrito",
    words: "simular simulacion calcular cuenta total controlar verificar promocion",
  },
  copyPrices: {
    question: "¿Cómo paso mi lista de precios por WhatsApp?",
    answer:
      "En “Copiar lista de precios” se eligen los productos y queda un texto con nombres y precios, por categoría, para pegar en un chat. Para mandarla con fotos está el catálogo en PDF, en Mi tienda.",
    action: "Copiar la lista de precios",
    name: "Copiar lista de precios",
    words: "copiar texto mandar enviar pegar mensaje pasar wsp chat",
  },
  import: {
    question: "¿Cómo importo mi lista de Excel?",
    answer:
      "En Importar productos subes tu archivo de Excel o de texto (CSV). Te mostramos qué columna es cada cosa y qué se va a crear o cambiar antes de tocar nada; lo que no se entiende lo corriges ahí mismo. Para empezar de cero puedes descargar una plantilla.",
    action: "Importar productos",
    words:
      "importar csv planilla archivo tiendanube shopify woocommerce mercado libre migrar traer pasar sistema masiva",
  },
  export: {
    question: "¿Cómo bajo mis productos a Excel?",
    answer:
      "En Mis productos, en el menú de tres puntos, “Exportar a Excel” baja los que muestra la lista, para abrir en una planilla o volver a importar. Pedidos, clientes y fotos están en “Descargar todo”, en Ajustes.",
    action: "Ir a mis productos",
    words: "exportar descargar csv planilla copia",
  },
  pause: {
    question: "¿Cómo escondo un producto sin borrarlo?",
    answer:
      "Apaga “Visible” en la lista de productos: deja de verse en tu tienda y lo vuelves a prender cuando quieras. Lo que eliminas queda 30 días en la papelera.",
    action: "Ir a mis productos",
    words: "ocultar esconder pausar pausado desactivar sacar quitar no se ve visible aparece",
  },
  bin: {
    question: "Borré un producto sin querer, ¿lo recupero?",
    answer:
      "Sí, durante 30 días. En la lista de productos, el filtro Papelera muestra lo eliminado y “Restaurar” lo devuelve a tu tienda con sus fotos. Después se borra del todo.",
    action: "Abrir la papelera",
    words: "eliminar elimine eliminado borrar recuperar restaurar error papelera basura",
  },
  stock: {
    question: "¿Cómo llevo el stock?",
    answer:
      "Cada producto y cada variante puede tener su stock; sin número no tiene límite. Se descuenta al confirmar un pedido y vuelve si se cancela. En Ajustes, Pedidos, se puede reservar apenas llega el pedido, y elegir si lo que se agotó se sigue viendo.",
    action: "Ver el stock",
    words:
      "inventario producto productos existencias cantidad agotado agotados quedan reservar reserva falta descontar unidades",
  },
  waiting: {
    question: "¿Quién espera un producto sin stock?",
    answer:
      "En la página de un producto agotado tus clientes pueden dejar su número: quedan en esta lista. “Avisar” abre WhatsApp con el mensaje escrito.",
    action: "Ver quién espera",
    name: "Esperan un producto",
    words: "espera avisame cuando vuelva reposicion agotado interesados pidieron",
  },
  productOrder: {
    question: "¿Cómo ordeno los productos de mi tienda?",
    answer:
      "En “Ordenar productos” se arrastran, categoría por categoría. Ese orden es el que ven tus clientes, y el de la lista que dice “El orden de mi tienda”.",
    action: "Ordenar productos",
    name: "Ordenar productos",
    words: "orden acomodar primero arriba mover posicion destacar",
  },
};

export const productAnswersAr: DeepPartial<typeof productAnswers> = {
  firstProduct: {
    answer:
      "En Mis productos, tocá “Cargar producto”. Con el nombre alcanza: precio, fotos, categoría y variantes los podés agregar después. Apenas lo guardás se ve en tu tienda.",
  },
  photos: {
    answer:
      "Hasta 12 por producto, desde la cámara o la galería, de hasta 10 MB cada una: JPEG, PNG, WebP, AVIF o HEIC, la del iPhone. Las podés recortar y ordenar, y nosotros las achicamos para que tu tienda abra rápido.",
  },
  variants: {
    question: "¿Cómo cargo talles, colores o sabores?",
    answer:
      "En el producto, en Variantes: hasta 3 opciones (talle, color, medida) con sus valores. Cada combinación puede tener su precio, su stock y su código, y se puede pausar sola.",
    words: "variantes talle talles color sabor medidas tamaño numero modelo opciones curva",
  },
  prices: {
    answer:
      "En Cambiar precios elegís qué productos (todos, una categoría, una búsqueda o los que marques), cuánto suben o bajan y el redondeo. Antes de guardar ves cada precio como está y como queda. Si te equivocaste, podés deshacer los últimos diez cambios.",
  },
  noPrice: {
    answer:
      "Sí. Si dejás el precio vacío, en tu tienda dice “Consultar” y se puede pedir igual: el total avisa que hay productos a consultar.",
  },
  promotions: {
    answer:
      "En Mis productos, en el menú de tres puntos, está Precios y promociones. Elegís qué ofrecer (3x2, segunda unidad, precio por cantidad, porcentaje o monto menos), en qué productos y cuándo. Mientras lo armás ves cómo se cobra con tus precios. Las promociones no se suman entre sí: en cada pedido vale la que más le ahorra a tu cliente.",
  },
  import: {
    answer:
      "En Importar productos subís tu archivo de Excel o de texto (CSV). Te mostramos qué columna es cada cosa y qué se va a crear o cambiar antes de tocar nada; lo que no se entiende lo corregís ahí mismo. Para empezar de cero podés descargar una plantilla.",
  },
  pause: {
    answer:
      "Apagá “Visible” en la lista de productos: deja de verse en tu tienda y lo volvés a prender cuando quieras. Lo que eliminás queda 30 días en la papelera.",
  },
};
