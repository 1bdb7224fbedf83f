import type { DeepPartial } from "~/copy/merge";

/** `/perfil`: texts of `account`. */
export const profileCopy = {
  birthDate: {
    label: "Fecha de nacimiento",
    optional: "(opcional)",
    placeholder: "dd/mm/aaaa",
    choose: "Elegir la fecha",
    day: "Día",
    month: "Mes",
    year: "Año",
    done: "Listo",
    clear: "Quitar la fecha",
    close: "Cerrar",
  },
  profile: {
    title: "Mi perfil",
    data: "Mis datos",
    name: "Nombre y apellido",
    phone: "Teléfono",
    optional: "(opcional)",
    save: "Guardar",
    unsaved: "Cambios sin guardar",
    saved: "Datos guardados",
    email: {
      title: "Mail",
      current: "Ingresas con {email}.",
      pending: "Falta confirmar {email}: abre el link que te enviamos a esa dirección.",
      change: "Cambiar mail",
      email: "Mail nuevo",
      hint: "Te enviamos un link a esa dirección. Hasta que lo abras, sigues ingresando con el mail de siempre. A ese le avisamos del cambio, y durante 72 horas puede deshacerlo.",
      password: "Contraseña",
      submit: "Enviar link",
      cancel: "Cancelar",
      sent: "Te enviamos un link a {email}",
    },
    password: {
      title: "Contraseña",
      change: "Cambiar contraseña",
      hint: "Al cambiarla se cierran las sesiones de tus otros dispositivos.",
      current: "Contraseña actual",
      next: "Contraseña nueva",
      nextHint: "Al menos 8 caracteres.",
      submit: "Guardar contraseña",
      cancel: "Cancelar",
      done: "La contraseña se ha actualizado correctamente",
      accept: "Aceptar",
    },
    sessions: {
      title: "Sesiones abiertas",
      device: "{browser} en {system}",
      unknown: "Otro dispositivo",
      here: "Este dispositivo",
      seen: "Última vez: {when}",
      from: "desde {address}",
      closeOthers: "Cerrar otras sesiones",
      closed: "Cerramos las otras sesiones",
      none: "No hay otras sesiones abiertas.",
    },
    tokens: {
      title: "Accesos por API",
      text: "Los programas que usan tu cuenta entran con un token. Dura 30 días y se obtiene con tu mail y contraseña.",
      none: "Ningún programa tiene acceso a tu cuenta.",
      docs: "Cómo usar la API",
      device: "{browser} en {system}",
      unnamed: "Programa sin nombre",
      created: "Creado: {when}",
      used: "Último uso: {when}",
      unused: "Sin usar",
      expires: "Vence: {when}",
      revoke: "Revocar",
      revokeOne: "Revocar el acceso de {name}, creado: {when}",
      revokeAll: "Revocar todos",
      revokedOne: "Revocamos el acceso",
      revokedAll: "Revocamos todos los accesos",
      ask: {
        one: "¿Revocamos este acceso?",
        all: "¿Revocamos todos los accesos?",
        textOne: "“{name}” deja de funcionar ahora mismo. Para volver a usarlo hay que ingresar otra vez.",
        textAll:
          "Los programas que usan tu cuenta dejan de funcionar ahora mismo. Para volver a usarlos hay que ingresar otra vez.",
        confirm: "Sí, revocar",
        cancel: "No, dejar",
      },
    },
    closing: {
      title: "Cerrar la cuenta",
      text: "Descarga tus datos o borra tu cuenta con todas tus tiendas.",
      link: "Cerrar mi cuenta",
    },
  },
};

export const profileCopyAr: DeepPartial<typeof profileCopy> = {
  profile: {
    email: {
      current: "Ingresás con {email}.",
      pending: "Falta confirmar {email}: abrí el link que te enviamos a esa dirección.",
      hint: "Te enviamos un link a esa dirección. Hasta que lo abras, seguís ingresando con el mail de siempre. A ese le avisamos del cambio, y durante 72 horas puede deshacerlo.",
    },
    closing: { text: "Descargá tus datos o borrá tu cuenta con todas tus tiendas." },
  },
};

export const profileTexts = { name: "account", neutral: profileCopy, argentine: profileCopyAr } as const;
