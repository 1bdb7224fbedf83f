import type { DeepPartial } from "~/copy/merge";

/** Log-in and log-out (docs/product.md#log-in). */
export const loginCopy = {
  title: "Ingresar",
  heading: "Ingresa a tu tienda",
  text: "Tus productos y pedidos te esperan.",
  email: "Mail",
  password: "Contraseña",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  forgotten: "¿Olvidaste tu contraseña?",
  submit: "Ingresar",
  noShop: "¿Todavía no tienes tienda?",
  register: "Regístrate",
  home: "{name}: ir al inicio",
  unknownMail: {
    title: "El mail no está registrado",
    question: "¿Quieres registrarte?",
    yes: "Sí",
    no: "No",
  },
  failed: {
    title: "Error al ingresar",
    text: "revisa tus credenciales y prueba de nuevo",
    ok: "Aceptar",
  },
  logout: {
    title: "Salir",
    heading: "¿Quieres salir?",
    text: "Se cierra la sesión en este dispositivo. Tus productos y pedidos quedan guardados.",
    submit: "Salir",
    back: "Volver",
    outHeading: "No hay ninguna sesión abierta",
    outText: "Puedes volver a ingresar cuando quieras.",
    login: "Ingresar",
    failed: "No pudimos cerrar la sesión. Revisa tu conexión y prueba de nuevo.",
  },
};

const loginCopyAr: DeepPartial<typeof loginCopy> = {
  heading: "Ingresá a tu tienda",
  noShop: "¿Todavía no tenés tienda?",
  register: "Registrate",
  unknownMail: { question: "¿Querés registrarte?" },
  failed: { text: "revisá tus credenciales y probá de nuevo" },
  logout: {
    heading: "¿Querés salir?",
    outText: "Podés volver a ingresar cuando quieras.",
    failed: "No pudimos cerrar la sesión. Revisá tu conexión y probá de nuevo.",
  },
};

export const loginTexts = { name: "login", neutral: loginCopy, argentine: loginCopyAr } as const;
