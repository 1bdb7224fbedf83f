/** Terms of use in formal Spanish, the same for every country. `{name}` is the configured name of the application. */
export const termsCopy = {
  title: "Términos y condiciones",
  intro:
    "Estos términos regulan el uso de {name}, un servicio para crear un catálogo digital en línea y recibir pedidos por WhatsApp. Al crear una cuenta, usted declara haberlos leído y los acepta.",
  sections: [
    {
      heading: "1. El servicio",
      text: [
        "{name} permite a cada comerciante publicar un catálogo en una dirección propia, administrar productos, categorías y pedidos, y compartirlo. Quien visita un catálogo arma su pedido y lo envía al comerciante por WhatsApp.",
        "{name} no vende los productos publicados, no cobra los pedidos ni los entrega. La compra se acuerda y se cumple entre el comerciante y su cliente.",
      ],
    },
    {
      heading: "2. La cuenta",
      text: [
        "Para abrir una tienda hace falta una cuenta con datos verdaderos y un mail propio. La contraseña es personal: quien tiene la cuenta responde por lo que se haga con ella.",
        "Si usted sospecha que otra persona entró en su cuenta, cierre la sesión, cambie la contraseña y avise a soporte.",
      ],
    },
    {
      heading: "3. Prueba gratuita y planes",
      text: [
        "Las tiendas nuevas tienen un período de prueba gratuita, cuya duración se informa al registrarse. No se pide una tarjeta para empezar.",
        "Terminada la prueba, la tienda sigue publicada con un plan pago. Sin un plan, la tienda se suspende: deja de mostrarse y de recibir pedidos, y sus datos se conservan para cuando se la reactive.",
        "El precio, la frecuencia del cobro y los límites de cada plan se muestran antes de contratarlo. Un plan puede darse de baja en cualquier momento; la baja impide los cobros siguientes.",
      ],
    },
    {
      heading: "4. Lo que se publica",
      text: [
        "El comerciante es responsable de los textos, fotos, precios y ofertas que publica, y declara tener derecho a usarlos. Conserva todos sus derechos y autoriza a {name} a guardarlos y mostrarlos para prestar el servicio.",
        "No se pueden publicar productos o contenidos ilegales, engañosos, ofensivos o que violen derechos de otras personas. Las tiendas que lo hagan pueden ser suspendidas.",
      ],
    },
    {
      heading: "5. Pedidos y clientes",
      text: [
        "El comerciante atiende los pedidos que recibe, informa a su cliente el costo y el plazo de la entrega, emite los comprobantes que correspondan y cumple las normas de defensa del consumidor de su país.",
        "Los datos de los clientes que llegan con un pedido solo pueden usarse para atenderlo, salvo que el cliente acepte otra cosa.",
      ],
    },
    {
      heading: "6. Datos personales",
      text: [
        "{name} guarda los datos de la cuenta, de la tienda y de los pedidos para prestar el servicio. Se usa una cookie para mantener abierta la sesión del comerciante. Las visitas de los catálogos se cuentan sin cookies. Un comerciante puede sumar a su catálogo Google Analytics o el píxel de Meta: se cargan solo si quien visita lo acepta, y no reciben su nombre, su teléfono ni su dirección.",
        "Las contraseñas se guardan cifradas de forma que nadie pueda leerlas. Los datos no se venden. Usted puede pedir sus datos, corregirlos o solicitar que se borren.",
      ],
    },
    {
      heading: "7. Disponibilidad",
      text: [
        "Trabajamos para que el servicio esté siempre disponible, pero puede haber interrupciones por mantenimiento o por causas ajenas, entre ellas las de WhatsApp y las de los medios de pago.",
        "En la medida que la ley lo permita, {name} no responde por las ventas que no se concreten ni por los acuerdos entre comerciantes y clientes.",
      ],
    },
    {
      heading: "8. Baja de la cuenta",
      text: [
        "Usted puede dejar de usar el servicio y pedir el cierre de su cuenta cuando quiera. Al cerrarla se borran la tienda, sus productos y sus fotos; se conservan los registros de pagos que exige la ley.",
      ],
    },
    {
      heading: "9. Cambios",
      text: [
        "Estos términos pueden cambiar. Los cambios importantes se avisan en el panel antes de que empiecen a valer. Quien no esté de acuerdo puede cerrar su cuenta.",
      ],
    },
  ],
  back: "Volver al inicio",
};

export const termsTexts = { name: "terms", neutral: termsCopy } as const;
