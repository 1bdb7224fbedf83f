import { expect, test } from "vitest";
import { billingCopy } from "./billing";
import { errorsPageCopy } from "./errors-page";
import { orderMessageCopy } from "./order-message";

test("error page of spec §2", () => {
  expect(errorsPageCopy).toMatchObject({
    notFound: {
      heading: "Página no encontrada",
      home: "VOLVER A LA PAGINA PRINCIPAL",
      unmatched: "Page Not Found: {path}",
    },
    failed: {
      heading: "Ocurrió un error",
      text: "Si el error persiste comunicate con soporte",
      unknown: "Error desconocido",
    },
  });
});

test("notices of spec §4", () => {
  expect(Object.values(billingCopy)).toEqual([
    "Te quedan {n} días de prueba gratuita",
    "Tu período de prueba gratuita finalizó hace {n} días. Suscribite a un plan pago para continuar usando tu tienda.",
    "Tu último pago fue el {date}. Si estas suscrito al débito automático ignora este mensaje.",
    "Cerrar",
  ]);
});

test("prefix of a message, spec §9", () => {
  expect(orderMessageCopy.greeting("Demo")).toBe("Hola Demo. Te escribo desde tu catálogo digital");
});
