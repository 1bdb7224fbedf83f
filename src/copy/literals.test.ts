import { expect, test } from "vitest";
import { billingCopy } from "./billing";
import { errorPageCopy } from "./error-page";
import { orderMessageCopy } from "./order-message";

test("error page of spec §2", () => {
  expect(Object.values(errorPageCopy)).toEqual([
    "Página no encontrada",
    "VOLVER A LA PAGINA PRINCIPAL",
    "Page Not Found: {path}",
    "Ocurrió un error",
    "Si el error persiste comunicate con soporte",
    "Error desconocido",
  ]);
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
