/** An expected failure of a command. Its message is one clear sentence for whoever ran the command. */
export class Failure extends Error {}

/**
 * What people are told about errors of the operating system.
 * @type {Record<string, (path?: string) => string>}
 */
const SYSTEM_ERRORS = {
  ENOSPC: () => "No hay espacio en el disco.",
  EDQUOT: () => "No hay espacio en el disco (cuota agotada).",
  EROFS: (path) => `No se puede escribir${path ? ` en ${path}` : ""}: el disco es de solo lectura.`,
  EACCES: (path) => `No hay permiso para escribir${path ? ` en ${path}` : ""}.`,
  EPERM: (path) => `No hay permiso para escribir${path ? ` en ${path}` : ""}.`,
  ENOTDIR: (path) => `${path ?? "DATA_DIR"} no es una carpeta.`,
};

/**
 * The code of an error of the operating system (`ENOENT`) or of PostgreSQL (`28P01`), "" if it has none.
 * @param {unknown} error
 * @returns {string}
 */
export function errorCode(error) {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function errorMessage(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The sentence to print for an error. Only an unexpected error is printed with its stack.
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof Failure) return error.message;
  const describe = SYSTEM_ERRORS[errorCode(error)];
  if (describe) return describe(error instanceof Error && "path" in error ? String(error.path) : undefined);
  return `Error inesperado: ${error instanceof Error ? error.stack : error}`;
}

/**
 * Prints the error and exits with status 1.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  console.error(explain(error));
  process.exit(1);
}
