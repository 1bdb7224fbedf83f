/** An expected failure of a command: its message is one clear sentence for the person who ran it. */
export class Failure extends Error {}

const SYSTEM = {
  ENOSPC: () => "No hay espacio en el disco.",
  EDQUOT: () => "No hay espacio en el disco (cuota agotada).",
  EROFS: (path) => `No se puede escribir${path ? ` en ${path}` : ""}: el disco es de solo lectura.`,
  EACCES: (path) => `No hay permiso para escribir${path ? ` en ${path}` : ""}.`,
  EPERM: (path) => `No hay permiso para escribir${path ? ` en ${path}` : ""}.`,
  ENOTDIR: (path) => `${path ?? "DATA_DIR"} no es una carpeta.`,
};

/** The sentence for what went wrong; an unexpected error keeps its stack. */
export function explain(error) {
  if (error instanceof Failure) return error.message;
  const system = SYSTEM[error?.code];
  return system ? system(error.path) : `Error inesperado: ${error?.stack ?? error}`;
}

/** Says why, and ends the command. */
export function fail(error) {
  console.error(explain(error));
  process.exit(1);
}
