/** Where the device keeps the choice. */
export const themeKey = "theme";

/** Runs in the head before anything is painted, so that a dark page never flashes white. Light unless the person chose dark. */
export const themeScript = `try{if(localStorage.getItem("${themeKey}")==="dark")document.documentElement.dataset.theme="dark"}catch{}`;
