import type { DeepPartial } from "~/copy/merge";

/** Registration (spec §5, §8). */
export const accountCopy = {
  register: {
    title: "Crear mi tienda",
    heading: "Crea tu tienda",
    trial: "{days} días de prueba gratuita, sin tarjeta.",
    name: "Nombre y apellido",
    email: "Email",
    password: "Contraseña",
    passwordHint: "Al menos 8 caracteres.",
    showPassword: "Mostrar contraseña",
    hidePassword: "Ocultar contraseña",
    country: "País",
    birthDate: "Fecha de nacimiento",
    optional: "(opcional)",
    submit: "Crear mi tienda",
    termsBefore: "Al crear tu tienda aceptas los",
    terms: "términos y condiciones",
    haveShop: "¿Ya tienes tienda?",
    login: "Ingresa",
    exists: "Ese mail ya está registrado. Ingresa con tu contraseña.",
    existsLogin: "Ir a ingresar",
    failed: {
      title: "Hubo un problema con el registro",
      ok: "Aceptar",
    },
  },
};

export const accountCopyAr: DeepPartial<typeof accountCopy> = {
  register: {
    heading: "Creá tu tienda",
    termsBefore: "Al crear tu tienda aceptás los",
    haveShop: "¿Ya tenés tienda?",
    login: "Ingresá",
    exists: "Ese mail ya está registrado. Ingresá con tu contraseña.",
  },
};
