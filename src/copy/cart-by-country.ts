/** Where "recoger" is said. */
export const collectingCart = { branch: "¿En qué local lo recoges?" };
/** Where people say "6 p. m." */
export const twelveHourCart = { noteExample: "Por ejemplo: después de las 6 p. m." };
