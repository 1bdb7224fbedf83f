/** Descriptions of the public API, for `/api/openapi.json` and `/api/docs`. Worded so that they fit every country. */

export const apiAreas = {
  Cuenta: "Ingresar, registrarse y los datos de la persona.",
  Suscripción: "Los planes y el pago de la cuenta.",
  Tienda: "Los datos, el logo, los colores y las visitas de una tienda.",
  Productos: "Los productos de una tienda, sus fotos y sus precios.",
  Categorías: "Las categorías de una tienda, su orden y sus fotos.",
  Links: "La página de links de una tienda.",
  Catálogo: "El catálogo en PDF.",
  Novedades: "Las novedades del sitio y la encuesta.",
  Sitio: "La configuración del sitio, para administradores.",
} as const;

export type ApiArea = keyof typeof apiAreas;

export interface ApiCallText {
  /** Name of the call in generated clients. */
  id: string;
  area: ApiArea;
  /** Its short title; the row's own sentence describes what it does. */
  summary: string;
}

export const apiCalls: Record<string, ApiCallText> = {
  "POST /login": {
    id: "login",
    area: "Cuenta",
    summary: "Ingresar",
  },
  "POST /register": {
    id: "register",
    area: "Cuenta",
    summary: "Registrarse",
  },
  "GET /logout": {
    id: "logout",
    area: "Cuenta",
    summary: "Salir",
  },
  "GET /user": { id: "getUser", area: "Cuenta", summary: "Ver los propios datos" },
  "PUT /user": {
    id: "updateUser",
    area: "Cuenta",
    summary: "Cambiar un dato propio",
  },
  "PUT /user-birth-date": { id: "setBirthDate", area: "Cuenta", summary: "Cambiar la fecha de nacimiento" },
  "PUT /change-password": {
    id: "changePassword",
    area: "Cuenta",
    summary: "Cambiar la contraseña",
  },
  "POST /delete-user-data": {
    id: "deleteUserData",
    area: "Cuenta",
    summary: "Cerrar la cuenta",
  },
  "POST /register-admin": {
    id: "registerAdmin",
    area: "Sitio",
    summary: "Registrar a otro administrador",
  },

  "GET /suscriptor": {
    id: "getSuscriptor",
    area: "Suscripción",
    summary: "Ver la propia suscripción",
  },
  "GET /suscriptions": {
    id: "listSuscriptions",
    area: "Suscripción",
    summary: "Listar los planes",
  },
  "PUT /suscription": { id: "updateSuscription", area: "Sitio", summary: "Cambiar un plan" },
  "POST /suscribe-this-user": {
    id: "suscribeThisUser",
    area: "Suscripción",
    summary: "Suscribirse a un plan",
  },
  "POST /unsuscribe-this-user": {
    id: "unsuscribeThisUser",
    area: "Suscripción",
    summary: "Darse de baja",
  },
  "POST /suspended-user-payment": {
    id: "checkSuspendedPayment",
    area: "Suscripción",
    summary: "Revisar el pago de una tienda suspendida",
  },
  "PUT /assign-paypal-id-to-suscriptor": {
    id: "assignPaypalId",
    area: "Suscripción",
    summary: "Asociar una suscripción de PayPal",
  },
  "GET /get-paypal-suscription-change-confirm-url/{id}": {
    id: "getPaypalChangeUrl",
    area: "Suscripción",
    summary: "Pedir la página de PayPal para cambiar de plan",
  },
  "GET /confirm-paypal-suscription-change/{id}": {
    id: "confirmPaypalChange",
    area: "Suscripción",
    summary: "Confirmar el cambio de plan en PayPal",
  },
  "POST /telegram-notification": {
    id: "notifyOperator",
    area: "Sitio",
    summary: "Enviar un mensaje al equipo",
  },
  "POST /telegram-notify-supers": {
    id: "notifySupers",
    area: "Sitio",
    summary: "Enviar un mensaje a los administradores",
  },

  "POST /new-linked-tent": {
    id: "createLinkedTent",
    area: "Tienda",
    summary: "Abrir otra tienda",
  },
  "GET /tent": {
    id: "getOwnTent",
    area: "Tienda",
    summary: "Ver la propia tienda",
  },
  "GET /tent/{slug}": {
    id: "getTentBySlug",
    area: "Tienda",
    summary: "Ver una tienda por su nombre",
  },
  "GET /tent-by-id/{id}": {
    id: "getTentById",
    area: "Tienda",
    summary: "Ver una tienda por su número",
  },
  "GET /tent-by-subdomain/{sub}": {
    id: "getTentBySubdomain",
    area: "Tienda",
    summary: "Ver una tienda por su dirección",
  },
  "PUT /tent": { id: "updateTent", area: "Tienda", summary: "Cambiar un dato de la tienda" },
  "POST /upload-logo": { id: "uploadLogo", area: "Tienda", summary: "Subir el logo de la tienda" },
  "PUT /assign-tent-colors": {
    id: "assignTentColors",
    area: "Tienda",
    summary: "Cambiar los colores de la tienda",
  },
  "GET /country/{id}": { id: "getCountry", area: "Tienda", summary: "Ver un país" },
  "GET /tentStats/{id}": {
    id: "getTentStats",
    area: "Tienda",
    summary: "Ver las estadísticas de la tienda",
  },
  "GET /tent-sessions/{id}": {
    id: "getTentSessions",
    area: "Tienda",
    summary: "Ver las visitas de la tienda",
  },
  "GET /image-tobase/{a}/{b}": {
    id: "getImageAsData",
    area: "Tienda",
    summary: "Ver una imagen como dirección data:",
  },

  "GET /payment-adjustments/{tentId}": {
    id: "listPaymentAdjustments",
    area: "Tienda",
    summary: "Listar lo que cambia cada forma de pago",
  },
  "PUT /payment-adjustment": {
    id: "setPaymentAdjustment",
    area: "Tienda",
    summary: "Cambiar el porcentaje de una forma de pago",
  },
  "GET /promotions/{tentId}": {
    id: "listPromotions",
    area: "Tienda",
    summary: "Listar las promociones",
  },
  "POST /promotion": { id: "createPromotion", area: "Tienda", summary: "Crear una promoción" },
  "PUT /promotion": { id: "updatePromotion", area: "Tienda", summary: "Cambiar una promoción" },
  "DELETE /promotion/{id}": { id: "deletePromotion", area: "Tienda", summary: "Borrar una promoción" },
  "GET /quantity-breaks/{tentId}": {
    id: "listQuantityBreaks",
    area: "Tienda",
    summary: "Listar los precios por cantidad",
  },
  "POST /quantity-break": { id: "createQuantityBreak", area: "Tienda", summary: "Crear un precio por cantidad" },
  "PUT /quantity-break": { id: "updateQuantityBreak", area: "Tienda", summary: "Cambiar un precio por cantidad" },
  "DELETE /quantity-break/{id}": {
    id: "deleteQuantityBreak",
    area: "Tienda",
    summary: "Borrar un precio por cantidad",
  },
  "GET /coupons/{tentId}": { id: "listCoupons", area: "Tienda", summary: "Listar los cupones" },
  "POST /coupon": { id: "createCoupon", area: "Tienda", summary: "Crear un cupón" },
  "PUT /coupon": { id: "updateCoupon", area: "Tienda", summary: "Cambiar un cupón" },
  "DELETE /coupon/{id}": { id: "deleteCoupon", area: "Tienda", summary: "Borrar un cupón" },
  "GET /price-lists/{tentId}": {
    id: "listPriceLists",
    area: "Tienda",
    summary: "Listar las listas de precios",
  },
  "GET /price-list/{id}": { id: "getPriceList", area: "Tienda", summary: "Ver una lista con sus precios propios" },
  "POST /price-list": { id: "createPriceList", area: "Tienda", summary: "Crear una lista de precios" },
  "PUT /price-list": { id: "updatePriceList", area: "Tienda", summary: "Cambiar una lista de precios" },
  "DELETE /price-list/{id}": { id: "deletePriceList", area: "Tienda", summary: "Borrar una lista de precios" },
  "POST /quote": {
    id: "quoteOrder",
    area: "Tienda",
    summary: "Calcular lo que costaría un pedido",
  },

  "GET /getProducts/{tentId}": {
    id: "listProducts",
    area: "Productos",
    summary: "Listar los productos",
  },
  "GET /search-results/{tentId}/{term}": {
    id: "searchProducts",
    area: "Productos",
    summary: "Buscar productos",
  },
  "GET /category-products/{categoryId}": {
    id: "listCategoryProducts",
    area: "Productos",
    summary: "Listar los productos de una categoría",
  },
  "GET /no-category-products/{tentId}": {
    id: "listProductsWithoutCategory",
    area: "Productos",
    summary: "Listar los productos sin categoría",
  },
  "GET /refetch-product/{id}": {
    id: "getProduct",
    area: "Productos",
    summary: "Ver un producto",
  },
  "POST /product": {
    id: "createProduct",
    area: "Productos",
    summary: "Crear un producto",
  },
  "PUT /product": {
    id: "updateProduct",
    area: "Productos",
    summary: "Cambiar un dato de un producto",
  },
  "PUT /product-whole": {
    id: "replaceProduct",
    area: "Productos",
    summary: "Guardar un producto entero",
  },
  "DELETE /product/{id}": {
    id: "deleteProduct",
    area: "Productos",
    summary: "Borrar un producto",
  },
  "POST /product/image": {
    id: "addProductImage",
    area: "Productos",
    summary: "Subir una foto de un producto",
  },
  "DELETE /product/image/{id}": {
    id: "deleteProductImage",
    area: "Productos",
    summary: "Borrar una foto de un producto",
  },
  "PUT /product/images-order": {
    id: "orderProductImages",
    area: "Productos",
    summary: "Ordenar las fotos de un producto",
  },
  "POST /products/multi-product-price-change": {
    id: "changePrices",
    area: "Productos",
    summary: "Cambiar muchos precios",
  },
  "POST /imports": { id: "createImport", area: "Productos", summary: "Importar productos de un archivo" },
  "GET /imports/{id}": { id: "getImport", area: "Productos", summary: "Ver una importación" },
  "POST /imports/{id}/cancel": { id: "cancelImport", area: "Productos", summary: "Detener una importación" },
  "POST /imports/{id}/undo": { id: "undoImport", area: "Productos", summary: "Deshacer una importación" },
  "POST /imports/{id}/retry-photos": {
    id: "retryImportPhotos",
    area: "Productos",
    summary: "Bajar otra vez las fotos de una importación",
  },

  "GET /get-categories/{tentId}": {
    id: "listCategories",
    area: "Categorías",
    summary: "Listar las categorías",
  },
  "GET /not-paused-category-ids/{tentId}": {
    id: "listNotPausedCategoryIds",
    area: "Categorías",
    summary: "Listar los números de las categorías visibles",
  },
  "POST /category": { id: "createCategory", area: "Categorías", summary: "Crear una categoría" },
  "PUT /category": {
    id: "updateCategory",
    area: "Categorías",
    summary: "Cambiar un dato de una categoría",
  },
  "PUT /category/whole": { id: "replaceCategory", area: "Categorías", summary: "Guardar una categoría entera" },
  "DELETE /category/{id}": {
    id: "deleteCategory",
    area: "Categorías",
    summary: "Borrar una categoría",
  },
  "POST /category/image": { id: "setCategoryImage", area: "Categorías", summary: "Subir la foto de una categoría" },

  "GET /links/{tentId}": {
    id: "listLinks",
    area: "Links",
    summary: "Listar los links",
  },
  "POST /first-links/{tentId}": {
    id: "createFirstLinks",
    area: "Links",
    summary: "Crear los cinco links de siempre",
  },
  "PUT /linktree-order": { id: "orderLinks", area: "Links", summary: "Ordenar los links" },
  "PUT /linktree-description": { id: "describeLinks", area: "Links", summary: "Cambiar la descripción de los links" },
  "POST /link": { id: "createLink", area: "Links", summary: "Crear un link" },
  "PUT /link": {
    id: "updateLink",
    area: "Links",
    summary: "Cambiar un link",
  },
  "DELETE /link/{id}": {
    id: "deleteLink",
    area: "Links",
    summary: "Borrar un link",
  },

  "GET /catalogo-deposito-job": {
    id: "makeCataloguePdf",
    area: "Catálogo",
    summary: "Hacer el catálogo en PDF",
  },
  "GET /processing-job": {
    id: "countCataloguePdfs",
    area: "Catálogo",
    summary: "Ver si se está haciendo un catálogo",
  },

  "GET /user-notifications": {
    id: "listNotifications",
    area: "Novedades",
    summary: "Listar las novedades",
  },
  "GET /set-user-notifications-viewed": {
    id: "viewNotifications",
    area: "Novedades",
    summary: "Marcar las novedades como vistas",
  },
  "GET /user-survey/{id}": {
    id: "getSurvey",
    area: "Novedades",
    summary: "Ver la propia encuesta",
  },
  "POST /survey": { id: "answerSurvey", area: "Novedades", summary: "Responder la encuesta" },
  "POST /new-user-notification": { id: "createNotification", area: "Sitio", summary: "Escribir una novedad" },

  "GET /config": { id: "getConfig", area: "Sitio", summary: "Ver la configuración del sitio" },
  "PUT /config": { id: "updateConfig", area: "Sitio", summary: "Cambiar la configuración del sitio" },
  "POST /novedades/image": { id: "uploadNewsImage", area: "Sitio", summary: "Subir la imagen de una novedad" },
  "POST /configs/logo": { id: "uploadSiteLogo", area: "Sitio", summary: "Subir el logo del sitio" },
  "POST /special-cat-img": {
    id: "uploadSpecialCategoryImage",
    area: "Sitio",
    summary: "Subir la imagen de la categoría especial",
  },
  "POST /update-nophoto": {
    id: "uploadNoPhotoImage",
    area: "Sitio",
    summary: "Subir la imagen de los productos sin foto",
  },
};

export const apiDocumentCopy = {
  title: "API de {name}",
  description:
    "Para que otros programas trabajen con una tienda. El token se consigue con `POST /login` y va en la cabecera `Authorization: Bearer …`; dura 30 días. Lo pedido viene en `data`; lo que falla, en `error`, con un código y un mensaje para la persona.",
  token: "El token de `POST /login` o `POST /register`.",
  done: "Listo.",
  started: "Recibido: el trabajo sigue después de la respuesta.",
  accepted: "Recibido: el cambio espera que se confirme en la dirección nueva.",
  requestId: "Número de esta llamada, para pedir ayuda.",
  retryAfter: "Segundos que faltan para volver a probar.",
  code: "Para el programa: no cambia.",
  message: "Para la persona, en español.",
  fields: "Qué campos hay que corregir, y por qué.",
  queryOfImage: "Cuando el cuerpo es solo la imagen.",
  picture: "Una foto: JPEG, PNG, WebP, AVIF o HEIC, de hasta 10 MB.",
};

/** The meaning of each error status. */
export const apiStatuses: Record<number, string> = {
  400: "El cuerpo no es un JSON o un formulario válido.",
  401: "La contraseña no es correcta.",
  403: "Falta el token o ya no vale (`SESSION_EXPIRED`), no alcanza el permiso (`FORBIDDEN`) o la contraseña actual es incorrecta (`WRONG_PASSWORD`).",
  404: "No existe, o es de otra persona.",
  405: "La dirección existe, pero no con ese método: la cabecera `Allow` dice con cuáles.",
  409: "Choca con lo que ya hay: un nombre o una dirección repetidos, o un límite del plan (`PRODUCT_LIMIT`, `TENT_LIMIT`).",
  413: "El cuerpo es demasiado grande: hasta 1 MB de JSON o 10 MB de imagen.",
  415: "El archivo no es una imagen que podamos usar.",
  422: "Algún dato no sirve: `fields` dice cuál y por qué.",
  429: "Demasiadas llamadas: la cabecera `Retry-After` dice en cuántos segundos volver a probar.",
  500: "Falló algo de nuestro lado. Ya quedó registrado.",
  503: "El medio de pago o el servicio no está disponible (`PROVIDER_DISABLED`), o hay mucha gente a la vez (`OVERLOADED`): la cabecera `Retry-After` dice en cuántos segundos volver a probar.",
};
